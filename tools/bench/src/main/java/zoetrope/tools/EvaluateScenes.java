package zoetrope.tools;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zoetrope.render.result.UsageException;
import zoetrope.tools.evaluation.EvaluationTable;
import zoetrope.tools.evaluation.FileCheck;
import zoetrope.tools.evaluation.FileResult;

/** Checks all scene files in a folder: {@code tools/run EvaluateScenes FOLDER}. */
@Command(
    name = "EvaluateScenes",
    description = {
      "Checks each Java file in FOLDER and its subfolders with 'render check', in a separate"
          + " process. Prints whether it compiled and ran, its findings by severity and kind, and"
          + " the seconds, for each file and in total.",
      "The scenes are programs: they run with the rights of the user."
    })
public final class EvaluateScenes extends ToolLauncher.Tool {
  @Parameters(paramLabel = "FOLDER", description = "folder with scene files")
  private Path folder;

  @Option(
      names = "--timeout",
      paramLabel = "DURATION",
      defaultValue = "2m",
      description = "time limit for each scene, such as 90s (default: 2m)")
  private Duration timeout;

  @Option(
      names = "--memory",
      paramLabel = "MB",
      defaultValue = "2048",
      converter = CountConverter.class,
      description = "heap of each process in megabytes (default: 2048)")
  private int megabytes;

  @Option(names = "--strict", description = "counts notes, too")
  private boolean strict;

  @Option(names = "--json", paramLabel = "FILE", description = "also writes the results as JSON")
  private Path json;

  public static void main(String[] args) {
    ToolLauncher.main(new EvaluateScenes(), args);
  }

  @Override
  public Integer call() throws InterruptedException {
    FileCheck check = new FileCheck(RenderProcess.classPath(), timeout, strict, megabytes);
    List<FileResult> results = new ArrayList<>();
    try {
      for (Path file : files()) {
        results.add(check.run(file, folder.relativize(file).toString().replace('\\', '/')));
      }
      EvaluationTable table = new EvaluationTable(results);
      out.print(table.text());
      if (json != null) {
        new ObjectMapper()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .writeValue(json.toFile(), table.data());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return ToolLauncher.DONE;
  }

  private List<Path> files() throws IOException {
    UsageException.require(Files.isDirectory(folder), "%s is not a folder", folder);
    try (Stream<Path> all = Files.walk(folder)) {
      List<Path> files =
          all.filter(file -> file.toString().endsWith(".java") && Files.isRegularFile(file))
              .sorted()
              .toList();
      UsageException.require(!files.isEmpty(), "%s has no Java files", folder);
      return files;
    }
  }
}
