package zoetrope.tools;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zoetrope.internal.diagnostics.Json;
import zoetrope.render.request.OutputFiles;
import zoetrope.render.request.Quality;

/**
 * Measures the time of each step of rendering videos: {@code tools/run Benchmark} for a table of
 * six scenes in three sizes, {@code tools/run Benchmark AttentionPatterns --to 20} for one scene.
 */
@Command(
    name = "Benchmark",
    description = {
      "Measures on one core how long it takes to run a scene, draw, convert and encode its"
          + " frames. Compares a whole rendering with the encoder alone on the same frames.",
      "Without a scene: measures two large scenes, and four scenes that each load one step, in"
          + " several sizes. Each video is rendered in a new process."
    })
public final class Benchmark extends ToolLauncher.Tool {
  @Mixin private SceneSelection selection;

  @Option(
      names = "--runs",
      paramLabel = "N",
      defaultValue = "5",
      converter = CountConverter.class,
      description = "repeats each measurement and takes the median (default: 5)")
  private int runs;

  @Option(
      names = "--at",
      split = ",",
      paramLabel = "SIZE",
      defaultValue = "720p30,1080p60,4k60",
      converter = BenchmarkSuite.OfSize.class,
      description = "the sizes of the table (default: ${DEFAULT-VALUE})")
  private List<Quality> sizes;

  @Option(
      names = "--scenes",
      split = ",",
      paramLabel = "SCENE",
      description = "the scenes of the table, instead of the six default ones")
  private List<String> scenes = BenchmarkSuite.SCENES;

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "also writes the measurements to a file as JSON")
  private Path json;

  public static void main(String[] args) {
    ToolLauncher.main(new Benchmark(), args);
  }

  @Override
  public Integer call() {
    List<String> chosen = selection.isNamed() ? List.of(selection.name()) : scenes;
    Map<String, Object> figures = new BenchmarkSuite(selection, chosen, sizes, runs, out).run();
    if (json != null) {
      OutputFiles.write(json, Json.write(figures).getBytes(StandardCharsets.UTF_8));
    }
    return ToolLauncher.DONE;
  }

  /** Describes the machine. Only measurements of the same kind of machine can be compared. */
  static String machine() {
    return System.getProperty("os.arch")
        + ", "
        + Runtime.getRuntime().availableProcessors()
        + " cores, Java "
        + System.getProperty("java.version")
        + ", heap of at most "
        + Runtime.getRuntime().maxMemory() / 1_000_000
        + " MB";
  }
}
