package zoetrope.mcp;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.modelcontextprotocol.json.jackson2.JacksonMcpJsonMapper;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator.ValidationResponse;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpServerFeatures.SyncResourceSpecification;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.server.McpSyncServerExchange;
import io.modelcontextprotocol.server.transport.StdioServerTransportProvider;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.ProgressNotification;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceResult;
import io.modelcontextprotocol.spec.McpSchema.Resource;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import io.modelcontextprotocol.spec.McpSchema.TextResourceContents;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.cli.sources.GuideSections;
import zoetrope.render.Report;
import zoetrope.render.result.Failure;
import zoetrope.render.result.UsageException;

/** Connects the tools and the guides to the SDK of the protocol. */
record ToolServer(PendingCalls calls) {
  private static final String GUIDES = "zoetrope://guides/";
  private static final String MARKDOWN = "text/markdown";

  private static final String INSTRUCTIONS =
      "Zoetrope renders animations that explain mathematics from scenes in Java. Look names up with"
          + " doc, or with manim_name if you know Manim. Read the guide "
          + GUIDES
          + "tutorial.md. Write a scene, call check until it reports nothing, look at stills, then"
          + " render.";

  /** A line of a command's progress. */
  private static final Pattern PROGRESS = Pattern.compile("(?m)^(\\d+) of (\\d+) frames.*$");

  /** Starts the server, which answers on its own threads. */
  McpSyncServer start(List<AgentTool> tools, InputStream in, OutputStream out) {
    JacksonMcpJsonMapper mapper = new JacksonMcpJsonMapper(new ObjectMapper());
    return McpServer.sync(new StdioServerTransportProvider(mapper, calls.messages(in), out))
        .jsonMapper(mapper)
        .jsonSchemaValidator((schema, content) -> ValidationResponse.asValid(null))
        .validateToolInputs(false)
        .serverInfo("zoetrope", Report.version())
        .instructions(INSTRUCTIONS)
        .capabilities(ServerCapabilities.builder().tools(false).resources(false, false).build())
        .tools(tools.stream().map(this::specification).toList())
        .resources(GuideSections.files().stream().map(ToolServer::guide).toList())
        .build();
  }

  private SyncToolSpecification specification(AgentTool tool) {
    Tool described =
        Tool.builder(tool.name(), ToolArguments.schema(tool.arguments()))
            .description(tool.description())
            .build();
    return new SyncToolSpecification(
        described, (exchange, request) -> answer(tool, exchange, request));
  }

  private CallToolResult answer(
      AgentTool tool, McpSyncServerExchange exchange, CallToolRequest request) {
    try {
      Map<String, Object> given = request.arguments() == null ? Map.of() : request.arguments();
      return tool.handler()
          .answer(
              ToolArguments.of(given, tool.arguments()),
              new AgentTool.Running(calls.of(request.meta()), progress(exchange, request)));
    } catch (UsageException e) {
      return AgentTool.text("error: " + e.getMessage(), true);
    } catch (RuntimeException | Error e) {
      return AgentTool.text("error: " + Failure.of(e), true);
    } finally {
      calls.answered(request.meta());
    }
  }

  /**
   * Returns a receiver of the messages of a command. It sends the progress in these messages to the
   * client.
   */
  private static Consumer<String> progress(
      McpSyncServerExchange exchange, CallToolRequest request) {
    Object token = request.meta().get("progressToken");
    if (token == null) {
      return text -> {};
    }
    exchange.progressNotification(
        ProgressNotification.builder(token, 0).message("started").build());
    StringBuilder unread = new StringBuilder();
    return text -> {
      unread.append(text);
      int end = unread.lastIndexOf("\n") + 1;
      Matcher line = PROGRESS.matcher(unread.substring(0, end));
      while (line.find()) {
        exchange.progressNotification(
            ProgressNotification.builder(token, Double.parseDouble(line.group(1)))
                .total(Double.valueOf(line.group(2)))
                .message(line.group())
                .build());
      }
      unread.delete(0, end);
    };
  }

  private static SyncResourceSpecification guide(String file) {
    String title = GuideSections.read(file).lines().findFirst().orElse(file);
    return new SyncResourceSpecification(
        Resource.builder(GUIDES + file, file)
            .title(title.replaceFirst("^#+ *", ""))
            .mimeType(MARKDOWN)
            .build(),
        (exchange, request) ->
            ReadResourceResult.builder(
                    List.of(
                        TextResourceContents.builder(request.uri(), GuideSections.read(file))
                            .mimeType(MARKDOWN)
                            .build()))
                .build());
  }
}
