package zoetrope.tools;

import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zoetrope.render.request.Quality;

/**
 * Measures the cost of videos and the time of each step. {@code tools/run Benchmark} prints a table
 * of six scenes in three sizes, and {@code tools/run Benchmark AttentionPatterns --to 20} one of a
 * single scene.
 */
@Command(
    name = "Benchmark",
    description = {
      "Renders a video in a new process, with one worker and with a worker for each core. Prints"
          + " the costs, the time of each step, and the CPU time of x264 alone for the same"
          + " frames.",
      "Without a scene: measures two large scenes, and four scenes that each load one step."
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
      paramLabel = "QUALITY",
      defaultValue = "medium,high,4k",
      description = "the sizes and frame rates of the table (default: ${DEFAULT-VALUE})")
  private List<Quality> sizes;

  public static void main(String[] args) {
    ToolLauncher.main(new Benchmark(), args);
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    List<String> scenes = selection.isNamed() ? List.of(selection.name()) : BenchmarkSuite.SCENES;
    new BenchmarkSuite(selection, scenes, sizes, runs, out).run();
    return ToolLauncher.DONE;
  }
}
