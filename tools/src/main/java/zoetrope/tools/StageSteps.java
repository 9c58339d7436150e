package zoetrope.tools;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zoetrope.scene.FrameRange;

/**
 * Measures the stage alone: how long, in CPU time of its thread, it takes from picture to picture,
 * and how much it allocates for each. {@code tools/run StageSteps ManyObjects --set moving=1}.
 */
@Command(
    name = "StageSteps",
    description = {
      "Runs a scene, takes its frames without drawing them, and prints what a picture costs the"
          + " stage: medians of several runs after one that does not count. A held picture counts"
          + " once."
    })
public final class StageSteps implements ToolLine.Tool {
  @Mixin private SceneChoice choice;

  @Option(
      names = "--runs",
      paramLabel = "N",
      defaultValue = "5",
      converter = Count.class,
      description = "how many runs count; 5 by default")
  private int runs;

  private PrintStream out;

  /** Runs the program. */
  public static void main(String[] args) {
    ToolLine.main(new StageSteps(), args);
  }

  @Override
  public void printTo(PrintStream stream) {
    out = stream;
  }

  @Override
  public Integer call() {
    FrameRange range = choice.range();
    out.println(choice.describe(range));
    out.println(Benchmark.machine());
    List<Steps> all = new ArrayList<>();
    for (int i = 0; i <= runs; i++) {
      all.add(Steps.of(choice, range));
    }
    List<Steps> counted = all.subList(1, all.size());
    double seconds = Numbers.median(counted, Steps::seconds);
    out.print(
        new TextTable("pictures", "first ms", "then ms", "steps a second", "kB a picture")
            .row(
                Long.toString(counted.get(0).pictures),
                Numbers.fixed(Numbers.median(counted, s -> s.first * 1e3), 2),
                Numbers.fixed(seconds * 1e3, 4),
                Numbers.fixed(1 / seconds, 0),
                Numbers.fixed(Numbers.median(counted, Steps::bytes) / 1e3, 2)));
    return ToolLine.DONE;
  }

  /**
   * One run.
   *
   * @param pictures that the stage took
   * @param first CPU seconds from the beginning to the first picture
   * @param rest CPU seconds from the first picture to the last
   * @param allocated bytes from the first picture to the last
   */
  private record Steps(long pictures, double first, double rest, double allocated) {
    static Steps of(SceneChoice choice, FrameRange range) {
      Marks marks = new Marks();
      choice.stage(range, (frame, count) -> marks.set());
      return marks.steps();
    }

    double seconds() {
      return rest / Math.max(1, pictures - 1);
    }

    double bytes() {
      return allocated / Math.max(1, pictures - 1);
    }
  }

  /** Reads the clocks of this thread at each picture. */
  private static final class Marks {
    private static final com.sun.management.ThreadMXBean THREADS =
        (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final long begin = THREADS.getCurrentThreadCpuTime();
    private long pictures;
    private long firstTime;
    private long firstBytes;
    private long lastTime;
    private long lastBytes;

    void set() {
      lastTime = THREADS.getCurrentThreadCpuTime();
      lastBytes = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
      if (pictures++ == 0) {
        firstTime = lastTime;
        firstBytes = lastBytes;
      }
    }

    Steps steps() {
      return new Steps(
          pictures,
          (firstTime - begin) / 1e9,
          (lastTime - firstTime) / 1e9,
          lastBytes - firstBytes);
    }
  }
}
