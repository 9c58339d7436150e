package zoetrope.tools;

import static zoetrope.Zoetrope.*;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import zoetrope.frame.FrameRate;
import zoetrope.internal.files.Folders;
import zoetrope.mobject.shapes.Dot;
import zoetrope.render.Renderer;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.tools.latency.ProcessMemory;
import zoetrope.tools.text.Numbers;
import zoetrope.tools.text.TextTable;

/**
 * Renders one very long video, then many videos in one process. Samples the memory, open files and
 * threads of the process, which must not grow.
 */
@Command(
    name = "LongRuns",
    description =
        "Renders a very long video and many short ones, in a small size, and prints a table of"
            + " memory, descriptors and threads. The exit code is 1 if the heap grows by more than"
            + " 24 MB, or descriptors or threads by more than 4.")
public final class LongRuns extends ToolLauncher.Tool {
  private static final int SAMPLES = 8;
  private static final double MEGABYTE = 1 << 20;

  /**
   * The largest permitted growth of the heap from the first sample to the last. Caches fill up, so
   * it is not 0.
   */
  private static final double MAX_HEAP_GROWTH_MB = 24;

  /** How much the numbers of open descriptors and of threads may each grow. */
  private static final int MAX_HANDLE_GROWTH = 4;

  @Option(
      names = "--hours",
      defaultValue = "2",
      description = "length of the long video (default: 2)")
  private double hours;

  @Option(names = "--films", defaultValue = "500", description = "number of videos (default: 500)")
  private int films;

  private final List<Sample> samples = new ArrayList<>();

  /**
   * The state of the process: MB of heap after a collection, resident MB, open descriptors,
   * threads.
   */
  private record Sample(double heap, double resident, long descriptors, int threads) {
    static Sample now() throws IOException {
      System.gc();
      Runtime java = Runtime.getRuntime();
      return new Sample(
          (java.totalMemory() - java.freeMemory()) / MEGABYTE,
          ProcessMemory.resident(ProcessHandle.current().pid()) / MEGABYTE,
          openDescriptors(),
          ManagementFactory.getThreadMXBean().getThreadCount());
    }

    private static long openDescriptors() {
      try (Stream<Path> open = Files.list(Path.of("/proc/self/fd"))) {
        return open.count();
      } catch (IOException | UncheckedIOException e) {
        return 0;
      }
    }
  }

  public static void main(String[] args) {
    ToolLauncher.main(new LongRuns(), args);
  }

  @Override
  public Integer call() throws IOException {
    TextTable table =
        new TextTable("done", "heap MB", "resident MB", "descriptors", "threads", "s");
    Path folder = Files.createTempDirectory("zoetrope-tools");
    long start = System.nanoTime();
    try {
      boolean flat = longFilm(folder, table, start);
      flat &= manyFilms(folder, table, start);
      out.print(table);
      return flat ? ToolLauncher.DONE : ToolLauncher.FAILED;
    } finally {
      Folders.delete(folder);
    }
  }

  private static Renderer renderer() {
    return new Renderer(RenderSettings.of(96, 54, FrameRate.of(5)).withJobs(1));
  }

  private boolean longFilm(Path folder, TextTable table, long start) {
    long frames = Math.round(hours * 3600 * 5);
    long[] done = new long[1];
    samples.clear();
    renderer()
        .withProgress(
            count -> {
              long before = done[0] * SAMPLES / frames;
              done[0] += count;
              if (done[0] * SAMPLES / frames > before) {
                sample(table, done[0] + " frames", start);
              }
            })
        .film(SceneEntry.of(() -> new Pendulum(hours * 3600)), folder.resolve("long.mp4"));
    return isFlat();
  }

  private boolean manyFilms(Path folder, TextTable table, long start) {
    samples.clear();
    for (int i = 1; i <= films; i++) {
      String ending = List.of("mp4", "gif", "webm").get(i % 3);
      renderer().film(SceneEntry.of(() -> new Pendulum(1)), folder.resolve("short." + ending));
      if (i * SAMPLES / films > (i - 1) * SAMPLES / films) {
        sample(table, i + " films", start);
      }
    }
    return isFlat();
  }

  private synchronized void sample(TextTable table, String what, long start) {
    Sample now;
    try {
      now = Sample.now();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    samples.add(now);
    table.row(
        what,
        Numbers.fixed(now.heap(), 1),
        Numbers.fixed(now.resident(), 0),
        Long.toString(now.descriptors()),
        Integer.toString(now.threads()),
        Numbers.fixed((System.nanoTime() - start) / 1e9, 0));
  }

  private boolean isFlat() {
    Sample first = samples.get(0);
    Sample last = samples.get(samples.size() - 1);
    return last.heap() <= first.heap() + MAX_HEAP_GROWTH_MB
        && last.descriptors() <= first.descriptors() + MAX_HANDLE_GROWTH
        && last.threads() <= first.threads() + MAX_HANDLE_GROWTH;
  }

  /** A swinging dot and a text that changes from time to time. */
  private static final class Pendulum extends zoetrope.scene.Scene {
    private final double seconds;

    Pendulum(double seconds) {
      this.seconds = seconds;
    }

    @Override
    protected void construct() {
      Dot dot = dot();
      dot.addUpdater((d, dt) -> d.moveTo(right(3 * StrictMath.sin(time()))));
      add(dot);
      double left = seconds;
      for (int minute = 0; left > 0; minute++, left -= 60) {
        var label = text("minute " + minute).toEdge(UP);
        add(label);
        pause(Math.min(60, left));
        remove(label);
      }
    }
  }
}
