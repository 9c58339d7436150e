package zoetrope.mcp;

import io.modelcontextprotocol.server.McpSyncServer;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import zoetrope.cli.service.AgentServer;

/** The entry point of the server, which the command line finds with a service loader. */
public final class McpService implements AgentServer {
  @Override
  public void serve(Request request, InputStream in, OutputStream out) {
    try (SceneFolder folder = new SceneFolder(request.folder());
        SceneProcesses processes =
            new SceneProcesses(folder.folder(), folder.temporary(), request.memoryBytes())) {
      Thread end = new Thread(() -> close(processes, folder), "mcp-end");
      Runtime.getRuntime().addShutdownHook(end);
      PendingCalls calls = new PendingCalls();
      List<AgentTool> tools = new ArrayList<>(ReferenceTools.all());
      tools.addAll(new SceneTools(folder, processes, request.timeout()).all());
      McpSyncServer server = new ToolServer(calls).start(tools, in, out);
      calls.awaitEnd();
      server.close();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void close(SceneProcesses processes, SceneFolder folder) {
    processes.close();
    folder.close();
  }
}
