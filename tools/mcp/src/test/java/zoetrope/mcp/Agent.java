package zoetrope.mcp;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.ServerParameters;
import io.modelcontextprotocol.client.transport.StdioClientTransport;
import io.modelcontextprotocol.json.jackson2.JacksonMcpJsonMapper;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator.ValidationResponse;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.ImageContent;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCMessage;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCNotification;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpSchema.ProgressNotification;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import reactor.core.publisher.Mono;

/** A client of the protocol, made with the SDK, and a server in another process. */
final class Agent implements AutoCloseable {
  private static final JacksonMcpJsonMapper JSON = new JacksonMcpJsonMapper(new ObjectMapper());

  private final Transport transport;
  private final McpSyncClient client;
  private final List<ProgressNotification> progress =
      Collections.synchronizedList(new ArrayList<>());

  /** The transport of the SDK, which also remembers the last request. */
  private static final class Transport extends StdioClientTransport {
    private volatile Object lastId;

    Transport(ServerParameters server) {
      super(server, JSON);
    }

    @Override
    public Mono<Void> sendMessage(JSONRPCMessage message) {
      if (message instanceof JSONRPCRequest request) {
        lastId = request.id();
      }
      return super.sendMessage(message);
    }
  }

  /** Starts a server for a folder, with a time limit for each scene, such as 5s. */
  Agent(Path folder, String timeout) {
    List<String> arguments =
        List.of(
            "-Djava.awt.headless=true",
            "-Dorg.bytedeco.javacpp.cachedir="
                + System.getProperty("org.bytedeco.javacpp.cachedir"),
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
            "zoetrope.cli.Main",
            "mcp",
            folder.toString(),
            "--timeout=" + timeout,
            "--memory=200MB");
    transport =
        new Transport(
            ServerParameters.builder(Path.of(System.getProperty("java.home"), "bin/java") + "")
                .args(arguments)
                .build());
    transport.setStdErrorHandler(line -> {});
    client =
        McpClient.sync(transport)
            .requestTimeout(Duration.ofSeconds(120))
            .initializationTimeout(Duration.ofSeconds(120))
            .jsonSchemaValidator((schema, content) -> ValidationResponse.asValid(null))
            .progressConsumer(progress::add)
            .build();
    client.initialize();
  }

  McpSyncClient client() {
    return client;
  }

  CallToolResult call(String tool, Map<String, Object> arguments) {
    return client.callTool(
        CallToolRequest.builder(tool).arguments(arguments).progressToken("token").build());
  }

  /** Returns the number of the last request. */
  Object lastRequest() {
    return transport.lastId;
  }

  /** Cancels a request. */
  void cancel(Object request) {
    transport
        .sendMessage(
            new JSONRPCNotification("notifications/cancelled", Map.of("requestId", request)))
        .block();
  }

  List<ProgressNotification> progress() {
    return List.copyOf(progress);
  }

  static String text(CallToolResult result) {
    return result.content().stream()
        .filter(TextContent.class::isInstance)
        .map(part -> ((TextContent) part).text())
        .collect(Collectors.joining("\n"));
  }

  static List<ImageContent> images(CallToolResult result) {
    return result.content().stream()
        .filter(ImageContent.class::isInstance)
        .map(ImageContent.class::cast)
        .toList();
  }

  @Override
  public void close() {
    client.close();
  }
}
