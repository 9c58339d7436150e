package zoetrope.tools;

import java.io.PrintStream;
import java.util.Arrays;
import java.util.Random;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zoetrope.frame.RasterImage;
import zoetrope.internal.video.Png;
import zoetrope.render.Preview;
import zoetrope.render.Renderer;

/**
 * Takes frames of a scene in no order from one process and tells how long each took: {@code
 * tools/run StillsInARow AttentionPatterns}.
 */
@Command(
    name = "StillsInARow",
    description = {
      "Opens a preview of a scene, takes frames at random places of it, and prints how long each"
          + " took, to its pixels and to the bytes of its PNG."
    })
public final class StillsInARow implements ToolLine.Tool {
  private static final double MEGABYTE = 1e6;

  @Mixin private SceneChoice choice;

  @Option(
      names = "--count",
      paramLabel = "N",
      defaultValue = "300",
      converter = Count.class,
      description = "how many frames, after a tenth as many to get warm")
  private int count;

  @Option(
      names = "--room",
      paramLabel = "MB",
      description = "memory for frames, in place of the usual")
  private Integer room;

  private PrintStream out;

  /** Runs the tool. */
  public static void main(String[] args) {
    ToolLine.main(new StillsInARow(), args);
  }

  @Override
  public void printTo(PrintStream stream) {
    out = stream;
  }

  @Override
  public Integer call() {
    out.println(choice.describe(choice.range()));
    out.println(Benchmark.machine());
    Random random = new Random(count);
    long start = System.nanoTime();
    try (Preview preview = open()) {
      preview.frame(0);
      double first = since(start);
      long frames = preview.whole().frames();
      double whole = since(start);
      out.printf(
          java.util.Locale.ROOT,
          "open: first frame after %.0f ms, all %d frames after %.0f ms, %.1f MB kept%n",
          first,
          frames,
          whole,
          preview.keptBytes() / MEGABYTE);
      take(preview, frames, random, Math.max(1, count / 10), new Times(0), new Times(0));
      Times pixels = new Times(count);
      Times files = new Times(count);
      take(preview, frames, random, count, pixels, files);
      TextTable table = new TextTable("ms a frame", "median", "95th percentile", "max");
      table.row(cells("its pixels", pixels.wall)).row(cells("its pixels, CPU", pixels.cpu));
      table.row(cells("its PNG", files.wall)).row(cells("its PNG, CPU", files.cpu));
      out.print(table);
    }
    return ToolLine.DONE;
  }

  private Preview open() {
    Renderer renderer = new Renderer(choice.settings(1));
    return room == null
        ? renderer.preview(choice.entry())
        : renderer.preview(choice.entry(), room * 1_000_000L);
  }

  /** The times of frames in ms: by the clock, and of the thread that asks for them. */
  private static final class Times {
    private final double[] wall;
    private final double[] cpu;

    Times(int count) {
      wall = new double[count];
      cpu = new double[count];
    }

    void set(int i, Stopwatch watch) {
      if (i < wall.length) {
        wall[i] = watch.spent().wall() * 1e3;
        cpu[i] = watch.spent().cpu() * 1e3;
      }
    }
  }

  private static void take(
      Preview preview, long frames, Random random, int n, Times pixels, Times files) {
    for (int i = 0; i < n; i++) {
      long number = (long) (random.nextDouble() * frames);
      Stopwatch watch = new Stopwatch();
      watch.start();
      RasterImage picture = preview.frame(number);
      watch.stop();
      pixels.set(i, watch);
      watch.start();
      Png.encode(picture.argb(), picture.width(), picture.height());
      watch.stop();
      files.set(i, watch);
    }
  }

  private static double since(long start) {
    return (System.nanoTime() - start) / 1e6;
  }

  private static String[] cells(String name, double[] times) {
    double[] sorted = times.clone();
    Arrays.sort(sorted);
    int high = Math.min(sorted.length - 1, (int) Math.ceil(0.95 * sorted.length) - 1);
    return new String[] {
      name,
      Numbers.fixed(Numbers.median(sorted), 1),
      Numbers.fixed(sorted[high], 1),
      Numbers.fixed(sorted[sorted.length - 1], 1)
    };
  }
}
