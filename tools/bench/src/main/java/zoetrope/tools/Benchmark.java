package zoetrope.tools;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zoetrope.internal.diagnostics.Json;
import zoetrope.render.request.OutputFiles;
import zoetrope.render.request.Quality;
import zoetrope.scene.FrameRange;
import zoetrope.tools.BenchmarkRun.Step;
import zoetrope.tools.text.Numbers;
import zoetrope.tools.text.TextTable;

/**
 * Measures the time of each step of rendering a video: {@code tools/run Benchmark AttentionPatterns
 * --to 20} for one scene in detail, {@code tools/run Benchmark} for a table of six scenes in three
 * sizes.
 */
@Command(
    name = "Benchmark",
    description = {
      "Measures on one core how long it takes to run the scene, draw, convert and encode its"
          + " frames. Compares a whole rendering with the encoder alone on the same frames.",
      "Without a scene: prints a table of two large scenes, and of four scenes that each load one"
          + " step, in several sizes. Each video is rendered in a new process."
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
    if (!selection.isNamed()) {
      return write(new BenchmarkSuite(selection, scenes, sizes, runs, out).run());
    }
    FrameRange range = selection.range();
    out.println(selection.describe(range));
    out.println(machine());
    out.flush();
    RenderedFilm cold = RenderedFilm.of(selection, Runtime.getRuntime().availableProcessors());
    List<BenchmarkRun> all = new ArrayList<>();
    for (int i = 0; i < runs; i++) {
      all.add(BenchmarkRun.of(selection, range, jobs -> RenderedFilm.of(selection, jobs)));
    }
    print(all, cold);
    return write(figures(all, cold));
  }

  private int write(Map<String, Object> figures) {
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

  private void print(List<BenchmarkRun> all, RenderedFilm cold) {
    BenchmarkRun.Counts one = all.get(0).counts();
    double held = 1 - (double) one.encoded() / one.frames();
    out.printf(
        java.util.Locale.ROOT,
        "frames: %d, of which %d were drawn, %d encoded and %s held; segments: %d; items per drawn"
            + " frame: %.1f; damaged tiles per drawn frame: %s%n%n",
        one.frames(),
        one.pictures(),
        one.encoded(),
        Numbers.percent(held),
        one.segments(),
        one.items(),
        Numbers.percent(one.damaged()));
    TextTable steps =
        new TextTable(
            "one core, median of " + all.size(),
            "CPU s",
            "wall s",
            "CPU ms per frame",
            "CPU ms per drawn frame");
    for (Step step : Step.values()) {
      row(steps, all, step);
    }
    out.println(steps);
    TextTable films =
        new TextTable(
            "film",
            "wall s",
            "CPU s",
            "user s",
            "wall : alone",
            "CPU : alone",
            "CPU : alone, holds too");
    film(films, all, "one worker", BenchmarkRun::film);
    film(films, all, "a worker for each core", BenchmarkRun::parallel);
    film(films, all, "a worker for each core, first video in this process", r -> cold);
    out.println(films);
    out.printf(
        java.util.Locale.ROOT,
        "all other steps take %s of the encoder's time%n",
        Numbers.percent(
            Numbers.median(all, Benchmark::beforeEncoder)
                / Numbers.median(all, r -> r.cpu(Step.ALONE))));
  }

  /** Returns the CPU seconds on one core for everything except encoding. */
  private static double beforeEncoder(BenchmarkRun run) {
    return run.cpu(Step.REHEARSAL, Step.STAGE, Step.RASTER, Step.CONVERSION);
  }

  private static void row(TextTable table, List<BenchmarkRun> all, Step step) {
    double cpu = Numbers.median(all, r -> r.cpu(step));
    double wall = Numbers.median(all, r -> r.spent().get(step).wall());
    BenchmarkRun.Counts one = all.get(0).counts();
    table.row(
        step.title,
        Numbers.fixed(cpu, 3),
        Numbers.fixed(wall, 3),
        Numbers.fixed(cpu * 1000 / one.frames(), 3),
        Numbers.fixed(cpu * 1000 / one.pictures(), 3));
  }

  private static void film(
      TextTable table,
      List<BenchmarkRun> all,
      String name,
      Function<BenchmarkRun, RenderedFilm> film) {
    double wall = Numbers.median(all, r -> film.apply(r).wall());
    double cpu = Numbers.median(all, r -> film.apply(r).cpu());
    table.row(
        name,
        Numbers.fixed(wall, 3),
        Numbers.fixed(cpu, 3),
        Numbers.fixed(Numbers.median(all, r -> film.apply(r).user()), 3),
        Numbers.fixed(wall / Numbers.median(all, r -> r.spent().get(Step.ALONE).wall()), 2),
        Numbers.fixed(cpu / Numbers.median(all, r -> r.cpu(Step.ALONE)), 2),
        Numbers.fixed(cpu / Numbers.median(all, r -> r.cpu(Step.EVERY_FRAME)), 2));
  }

  private Map<String, Object> figures(List<BenchmarkRun> all, RenderedFilm cold) {
    BenchmarkRun.Counts one = all.get(0).counts();
    Map<String, Object> figures = new LinkedHashMap<>();
    figures.put("scene", selection.entry().className());
    figures.put("width", selection.video().width());
    figures.put("height", selection.video().height());
    figures.put("rate", selection.rate().toString());
    figures.put("machine", machine());
    figures.put("runs", all.size());
    figures.put("frames", one.frames());
    figures.put("pictures", one.pictures());
    figures.put("encodedFrames", one.encoded());
    figures.put("segments", one.segments());
    figures.put("itemsPerPicture", one.items());
    figures.put("damagedTiles", one.damaged());
    Map<String, Object> steps = new LinkedHashMap<>();
    for (Step step : Step.values()) {
      steps.put(step.title, seconds(all, r -> r.spent().get(step).wall(), r -> r.cpu(step)));
    }
    figures.put("steps", steps);
    figures.put("film", seconds(all, r -> r.film().wall(), r -> r.film().cpu()));
    figures.put("filmInParallel", seconds(all, r -> r.parallel().wall(), r -> r.parallel().cpu()));
    figures.put("firstFilm", Map.of("wallSeconds", cold.wall(), "cpuSeconds", cold.cpu()));
    return figures;
  }

  private static Map<String, Object> seconds(
      List<BenchmarkRun> all,
      ToDoubleFunction<BenchmarkRun> wall,
      ToDoubleFunction<BenchmarkRun> cpu) {
    Map<String, Object> seconds = new LinkedHashMap<>();
    seconds.put("wallSeconds", Numbers.median(all, wall));
    seconds.put("cpuSeconds", Numbers.median(all, cpu));
    return seconds;
  }
}
