package zoetrope.tools;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zoetrope.render.Progress;
import zoetrope.render.RenderSettings;
import zoetrope.render.UsageException;

/**
 * Renders something long and watches the memory: {@code ZOETROPE_JAVA_OPTS=-Xmx512m tools/run Soak
 * LongMotion --set minutes=20}.
 */
@Command(
    name = "Soak",
    description = {
      "Renders a long scene through the whole pipeline and prints the heap after a collection every"
          + " few seconds. LongMotion (--set minutes=20) and StillPicture (--set seconds=1667"
          + " --set ticks=true) are made for it.",
      "Exit code: 0 when the heap stays flat, 1 when it grows or the time is too short to tell."
    })
public final class Soak implements ToolLine.Tool {
  private static final double MEGABYTE = 1e6;

  @Mixin private SceneChoice choice;

  @Option(
      names = "--every",
      paramLabel = "SECONDS",
      defaultValue = "5",
      description = "how often the heap is looked at; 5 by default")
  private double every;

  @Option(
      names = "--tolerance",
      paramLabel = "MB",
      defaultValue = "16",
      description = "by how much the heap may grow from the middle to the end; 16 by default")
  private double tolerance;

  @Option(
      names = "--jobs",
      paramLabel = "N",
      description = "the number of workers; one for each core by default")
  private Integer jobs;

  private PrintStream out;

  /** Runs the program. */
  public static void main(String[] args) {
    ToolLine.main(new Soak(), args);
  }

  @Override
  public void printTo(PrintStream stream) {
    out = stream;
  }

  @Override
  public Integer call() {
    if (!(every > 0)) {
      throw new UsageException("--every " + every + " is not above 0");
    }
    out.println(choice.describe(choice.range()));
    out.println(Benchmark.machine());
    Counter frames = new Counter();
    long start = System.nanoTime();
    Path folder = FilmRun.folder();
    try {
      FilmRun run;
      double growth;
      try (HeapWatch watch = new HeapWatch(every, used -> print(start, frames, used))) {
        run = film(folder.resolve("film.mp4"), frames);
        growth = watch.growth();
      }
      return conclude(run, growth);
    } finally {
      FilmRun.delete(folder);
    }
  }

  private FilmRun film(Path target, Progress progress) {
    return FilmRun.of(choice, jobs == null ? RenderSettings.defaultJobs() : jobs, target, progress);
  }

  private void print(long start, Counter frames, long used) {
    ProcessFigures figures = ProcessFigures.now();
    out.printf(
        java.util.Locale.ROOT,
        "%6.0f s  %8d frames  heap %s MB  resident %s MB%n",
        (System.nanoTime() - start) / 1e9,
        frames.done.get(),
        Numbers.fixed(used / MEGABYTE, 1),
        Numbers.fixed(figures.resident() / MEGABYTE, 0));
    out.flush();
  }

  private int conclude(FilmRun run, double growth) {
    out.printf(
        java.util.Locale.ROOT,
        "%d frames in %s s (CPU %s s), %s; resident at most %s MB%n",
        run.frames(),
        Numbers.fixed(run.wall(), 1),
        Numbers.fixed(run.cpu(), 1),
        Numbers.kilobytes(run.bytes()),
        Numbers.fixed(ProcessFigures.now().peakResident() / MEGABYTE, 0));
    if (Double.isNaN(growth)) {
      out.println(
          "too few looks at the heap to tell whether it is flat: look more often (--every)");
      return ToolLine.FAILED;
    }
    boolean flat = growth <= tolerance * MEGABYTE;
    out.println(
        "heap grew by "
            + Numbers.fixed(growth / MEGABYTE, 1)
            + " MB from the middle third of the time to the last: "
            + (flat ? "flat" : "not flat"));
    return flat ? ToolLine.DONE : ToolLine.FAILED;
  }

  /** Counts frames. */
  private static final class Counter implements Progress {
    private final AtomicLong done = new AtomicLong();

    @Override
    public void advance(long frames) {
      done.addAndGet(frames);
    }
  }
}
