package zoetrope.farm;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.LongAdder;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import zoetrope.cli.Farms;
import zoetrope.render.Quality;
import zoetrope.render.RenderRequest;
import zoetrope.render.RenderResult;
import zoetrope.render.RenderSettings;
import zoetrope.render.Renderer;
import zoetrope.render.SceneCatalogue;
import zoetrope.render.SceneEntry;

/**
 * Measures what a farm costs for each segment, and reckons from it what many machines would do.
 * Arguments: a scene, a master, and settings as {@code name=value}. The film is made twice, and the
 * second time counts: the code of the first is not compiled.
 */
public final class FarmMeasure {
  private static final int LAUNCHES = 2_000;

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
    SceneEntry scene =
        SceneCatalogue.of(FarmMeasure.class.getClassLoader()).find(List.of(args[0])).get(0);
    Map<String, String> conf = new TreeMap<>();
    for (int i = 2; i < args.length; i++) {
      conf.put(args[i].split("=", 2)[0], args[i].split("=", 2)[1]);
    }
    RenderSettings settings =
        RenderSettings.of(Quality.valueOf(conf.getOrDefault("quality", "HIGH"))).withJobs(1);
    Path folder = Files.createTempDirectory("zoetrope-measure-");
    Path film = folder.resolve("film.mp4");
    long start = System.nanoTime();
    try (SparkFarm farm = SparkFarm.connect(new Farms.Request(args[1], conf, Optional.empty()))) {
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
    // The driver lists with the same steps; its own part is that of the film made alone.
    double plan =
        there.get("rehearsal") + alone.stepSeconds().get("stage") + there.get("hashing") / 2;
    double wait = (tasks.whole.sum() - tasks.run.sum()) / 1e3 / n;
    double stage = Math.max(0, there.get("stage") - alone.stepSeconds().get("stage"));
    System.out.printf(
        Locale.ROOT,
        "%s: %.0f frames, %.0f segments, %.1f kB each%n",
        second.scene(),
        frames,
        n,
        tasks.bytes.sum() / n / 1e3);
    System.out.printf(
        Locale.ROOT,
        "connecting %.1f s; first film %.1f s, second %.1f s, alone on one core %.1f s%n",
        connected,
        first.wallSeconds(),
        second.wallSeconds(),
        alone.wallSeconds());
    System.out.printf(
        Locale.ROOT,
        "a segment: launch and transfer %.1f ms, %.2f of it the driver's processor; stage on the"
            + " worker %.1f ms, drawing and coding %.1f ms, mux %.2f ms%n",
        1e3 * wait,
        1e3 * launch,
        1e3 * stage / n,
        1e3 * drawing / n,
        1e3 * there.get("muxing") / n);
    reckon(
        new Simulation.Costs(
            connected,
            Math.max(0, first.wallSeconds() - second.wallSeconds()),
            plan / frames,
            launch,
            stage / frames / 2,
            drawing / frames,
            there.get("muxing") / n,
            8));
  }

  private static void reckon(Simulation.Costs costs) {
    for (boolean together : new boolean[] {false, true}) {
      new Simulation(costs, together)
          .print(
              new Simulation.Load("one film of 4 minutes", 1, 14_400, 240, costs.draw()),
              new Simulation.Load("500 films of 4 minutes", 500, 14_400, 240, costs.draw()),
              new Simulation.Load(
                  "100 films, a fifth of these by --shard", 100, 14_400, 240, costs.draw()),
              new Simulation.Load("one minute of 1 s a frame", 1, 3_600, 240, 1));
    }
  }
}
