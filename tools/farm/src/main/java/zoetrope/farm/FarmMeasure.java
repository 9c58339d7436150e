package zoetrope.farm;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.LongAdder;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import zoetrope.cli.options.Farms;
import zoetrope.render.Quality;
import zoetrope.render.RenderRequest;
import zoetrope.render.RenderResult;
import zoetrope.render.RenderSettings;
import zoetrope.render.Renderer;
import zoetrope.render.SceneEntry;
import zoetrope.render.lookup.SceneCatalogue;

/**
 * Measures what a farm costs for each segment, and reckons from it what many machines would do.
 * Arguments: a scene, a master, and settings as {@code name=value}, of Spark's or {@code
 * quality=LOW}. The film is made twice, and the second time counts: the code of the first is not
 * compiled. What is printed are tables for {@code tools/figures.md} and the guide to farms.
 *
 * <pre>{@code
 * ZOETROPE_MAIN=zoetrope.farm.FarmMeasure ./render TransformerArchitecture --farm spark://HOST:7077
 * }</pre>
 */
public final class FarmMeasure {
  private static final int LAUNCHES = 2_000;
  private static final int DRIVER_CORES = 8;
  private static final int[] EXECUTORS = {1, 10, 100, 1000};
  private static final List<String> HEAD = List.of("", "1 executor", "10", "100", "1000");
  private static final String SPARK = org.apache.spark.package$.MODULE$.SPARK_VERSION();

  private FarmMeasure() {}

  /** What Spark says of tasks, in milliseconds. */
  private static final class Tasks extends SparkListener {
    private final LongAdder count = new LongAdder();
    private final LongAdder whole = new LongAdder();
    private final LongAdder run = new LongAdder();
    private final LongAdder bytes = new LongAdder();

    @Override
    public void onTaskEnd(SparkListenerTaskEnd end) {
      count.increment();
      whole.add(end.taskInfo().duration());
      run.add(end.taskMetrics().executorRunTime());
      bytes.add(end.taskMetrics().resultSize());
    }
  }

  /** Runs the program. */
  public static void main(String[] args) throws Exception {
    Map<String, String> conf = new TreeMap<>();
    List<String> names = new ArrayList<>();
    for (String arg : args) {
      if (arg.matches("[\\w.]+=.*")) {
        conf.put(arg.split("=", 2)[0], arg.split("=", 2)[1]);
      } else if (!arg.startsWith("--")) { // The launcher looks for --farm.
        names.add(arg);
      }
    }
    SceneEntry scene =
        SceneCatalogue.of(FarmMeasure.class.getClassLoader()).find(names.subList(0, 1)).get(0);
    RenderSettings settings =
        RenderSettings.of(Quality.valueOf(conf.getOrDefault("quality", "HIGH"))).withJobs(1);
    Path folder = Files.createTempDirectory("zoetrope-measure-");
    Path film = folder.resolve("film.mp4");
    long start = System.nanoTime();
    try (SparkFarm farm =
        SparkFarm.connect(new Farms.Request(names.get(1), conf, Optional.empty()))) {
      double connected = (System.nanoTime() - start) / 1e9;
      Renderer renderer = new Renderer(settings).withFarm(farm);
      RenderResult first = renderer.film(scene, film);
      Tasks tasks = new Tasks();
      farm.context().addSparkListener(tasks);
      RenderResult second = renderer.render(RenderRequest.film(scene, film));
      Files.delete(film);
      RenderResult alone = new Renderer(settings).render(RenderRequest.film(scene, film));
      farm.context().removeSparkListener(tasks);
      double launch = launchSeconds(farm, (int) (tasks.bytes.sum() / tasks.count.sum()));
      print(connected, launch, first, second, alone, tasks);
    } finally {
      Files.deleteIfExists(film);
      Files.deleteIfExists(folder.resolve("film.srt"));
      Files.deleteIfExists(folder);
    }
  }

  /**
   * What this process's processor takes for a task, from handing it out to having what came of it:
   * of many that do nothing, and give back as many bytes as a segment has.
   */
  private static double launchSeconds(SparkFarm farm, int bytes) {
    OperatingSystemMXBean system =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    EmptyTask.run(farm.context(), LAUNCHES / 4, bytes);
    long start = system.getProcessCpuTime();
    EmptyTask.run(farm.context(), LAUNCHES, bytes);
    return (system.getProcessCpuTime() - start) / 1e9 / LAUNCHES;
  }

  private static void print(
      double connected,
      double launch,
      RenderResult first,
      RenderResult second,
      RenderResult alone,
      Tasks tasks) {
    double n = tasks.count.sum();
    Map<String, Double> there = second.stepSeconds();
    double frames = second.frames();
    double drawing = there.get("raster") + there.get("conversion") + there.get("encoding");
    // Both sides sum frames up; of a long film the driver's only run of the scene does so.
    double plan = there.get("rehearsal") + there.get("hashing") / 2;
    double wait = (tasks.whole.sum() - tasks.run.sum()) / 1e3 / n;
    ClusterModel.Costs costs =
        new ClusterModel.Costs(
            connected,
            Math.max(0, first.wallSeconds() - second.wallSeconds()),
            plan / frames,
            launch,
            there.get("stage") / frames / 2,
            drawing / frames,
            there.get("muxing") / n,
            DRIVER_CORES);
    List<List<String>> measured =
        List.of(
            List.of("film", second.scene()),
            List.of("frames, segments", text("%.0f, %.0f of %.0f kB", frames, n, kiloBytes(tasks))),
            List.of("to connect", text("%.1f s", connected)),
            List.of("the first film more than the second", text("%.1f s", costs.executor())),
            List.of("second film, alone with one core", wall(second) + ", " + wall(alone)),
            List.of("driver, for each frame of a film", text("%.3f ms", 1e3 * costs.plan())),
            List.of("driver, for each task", text("%.2f ms", 1e3 * launch)),
            List.of("a task beside its work, on the clock", text("%.1f ms", 1e3 * wait)),
            List.of("stage, for each segment", text("%.0f ms", 1e3 * there.get("stage") / n)),
            List.of("drawing and coding, for each segment", text("%.0f ms", 1e3 * drawing / n)),
            List.of("mux, for each segment", text("%.1f ms", 1e3 * costs.mux())));
    List<List<String>> reckoned = reckoned(costs);
    markdown(List.of("measured, Spark " + SPARK, ""), measured);
    markdown(HEAD, reckoned);
    asciidoc(reckoned);
    System.out.println(costs);
  }

  private static String text(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }

  private static String wall(RenderResult result) {
    return text("%.1f s", result.wallSeconds());
  }

  private static double kiloBytes(Tasks tasks) {
    return tasks.bytes.sum() / 1e3 / tasks.count.sum();
  }

  private static List<List<String>> reckoned(ClusterModel.Costs costs) {
    ClusterModel single = new ClusterModel(costs, false);
    ClusterModel rows = new ClusterModel(costs, true);
    double draw = costs.draw();
    return List.of(
        rows.row(film("one film of four minutes", 1, draw), EXECUTORS),
        single.row(film("500 films, each segment a task", 500, draw), EXECUTORS),
        rows.row(film("500 films, as it is done", 500, draw), EXECUTORS),
        rows.row(film("a fifth of them, `--all --shard 1/5`", 100, draw), EXECUTORS),
        rows.row(
            new ClusterModel.Load(
                "a minute of which each frame takes 1 s to draw", 1, 3_600, 240, 1),
            EXECUTORS));
  }

  private static ClusterModel.Load film(String name, int films, double draw) {
    return new ClusterModel.Load(name, films, 14_400, 240, draw);
  }

  /** As {@code tools/figures.md} has it. */
  private static void markdown(List<String> head, List<List<String>> rows) {
    System.out.println("| " + String.join(" | ", head) + " |");
    System.out.println("| --- |" + " ---: |".repeat(head.size() - 1));
    rows.forEach(row -> System.out.println("| " + String.join(" | ", row) + " |"));
    System.out.println();
  }

  /** As the guide to farms has it. */
  private static void asciidoc(List<List<String>> rows) {
    System.out.println("|===");
    System.out.println("| " + String.join(" | ", HEAD).strip());
    rows.forEach(row -> System.out.println("| " + String.join(" | ", row)));
    System.out.println("|===");
    System.out.println();
  }
}
