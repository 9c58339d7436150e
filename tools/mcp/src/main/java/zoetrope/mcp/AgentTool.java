package zoetrope.mcp;

import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.util.List;
import java.util.function.Consumer;
import zoetrope.mcp.ToolArguments.Argument;

record AgentTool(String name, String description, List<Argument> arguments, Handler handler) {
  /** A call of a tool that is running, and the receiver of its progress messages. */
  record Running(PendingCalls.Call call, Consumer<String> notes) {}

  /** The code that a call of a tool runs. */
  interface Handler {
    /**
     * Returns the answer.
     *
     * @throws zoetrope.render.result.UsageException if an argument is wrong
     */
    CallToolResult answer(ToolArguments arguments, Running running);
  }

  static CallToolResult text(String text, boolean error) {
    return CallToolResult.builder().addTextContent(text).isError(error).build();
  }
}
