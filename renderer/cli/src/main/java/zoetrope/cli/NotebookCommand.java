package zoetrope.cli;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import zoetrope.cli.service.NotebookService;
import zoetrope.render.result.UsageException;

@Command(
    name = "notebook",
    description = {
      "Install the Jupyter kernel, which runs scenes in notebooks",
      "",
      "Jupyter then offers the kernel 'Zoetrope (Java)'. Install it again after you move or update"
          + " Zoetrope or Java. A cell is a program, which can do what its user can."
    },
    sortOptions = false)
final class NotebookCommand extends ConsoleCommand {
  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      description = "Folder with Jupyter's data (default: the user's; see 'jupyter --paths')")
  private Path data;

  @Option(
      names = "--run",
      paramLabel = "FILE",
      description = "Run the cells of a notebook; Jupyter starts this with its connection file")
  private Path connection;

  @Override
  public Integer call() {
    NotebookService service =
        NotebookService.find()
            .orElseThrow(
                () ->
                    new UsageException(
                        "the kernel is not on the class path: use the package's render, or ./render"
                            + " in a clone; a project adds notebook.jar and its dependencies"));
    if (connection == null) {
      Path installed = service.install(Optional.ofNullable(data));
      console.print("installed the kernel 'Zoetrope (Java)': " + installed);
    } else {
      service.run(connection);
    }
    return CommandLineTool.DONE;
  }
}
