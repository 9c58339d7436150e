package zoetrope.cli;

import java.nio.file.Path;
import java.time.Duration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zoetrope.cli.options.Converters;
import zoetrope.cli.service.AgentServer;
import zoetrope.render.result.UsageException;

@Command(
    name = "mcp",
    description = {
      "Serve agents that write scenes, with the Model Context Protocol",
      "",
      "Reads requests from standard input and answers on standard output. Writes files only below"
          + " FOLDER and in the temporary folder. A scene is a program, which can do what its user"
          + " can: let only agents that you trust connect."
    },
    sortOptions = false)
final class McpCommand extends ConsoleCommand {
  @Parameters(
      arity = "0..1",
      paramLabel = "FOLDER",
      defaultValue = ".",
      description = "Folder with the scenes (default: the current one)")
  private Path folder;

  @Option(
      names = "--timeout",
      paramLabel = "DURATION",
      defaultValue = "30s",
      description = "Time limit of a scene, such as 90s or 10m (default: 30s)")
  private Duration timeout;

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      converter = Converters.OfBytes.class,
      defaultValue = "1GB",
      description = "Heap limit of the process of a scene, such as 500MB or 2GB (default: 1GB)")
  private long memory;

  @Override
  public Integer call() {
    UsageException.require(
        !timeout.isZero(), "--timeout none: the server needs a time limit, such as 10m");
    AgentServer server =
        AgentServer.find()
            .orElseThrow(
                () ->
                    new UsageException(
                        "the server is not on the class path: start it with ./render mcp, or add"
                            + " mcp.jar and its dependencies"));
    server.serve(new AgentServer.Request(folder, timeout, memory), System.in, console.out());
    return CommandLineTool.DONE;
  }
}
