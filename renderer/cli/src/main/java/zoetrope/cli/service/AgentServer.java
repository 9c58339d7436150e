package zoetrope.cli.service;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.ServiceLoader;

/** The server that {@code render mcp} starts, for programs that write scenes. */
public interface AgentServer {
  /**
   * The options of the server.
   *
   * @param folder the folder with the scenes, below which all files are written
   * @param timeout the time limit of a scene
   * @param memoryBytes the heap limit of the process that runs a scene
   */
  record Request(Path folder, Duration timeout, long memoryBytes) {}

  /**
   * Answers requests until the input ends.
   *
   * @param in the messages of the client, one on each line
   * @param out the stream for answers, which no other code may write to
   * @throws zoetrope.render.result.UsageException if an option of the request is wrong
   */
  void serve(Request request, InputStream in, OutputStream out);

  static Optional<AgentServer> find() {
    return ServiceLoader.load(AgentServer.class, AgentServer.class.getClassLoader()).findFirst();
  }
}
