package zoetrope.tools;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zoetrope.tools.scaling.Workload;
import zoetrope.tools.text.Numbers;
import zoetrope.tools.text.TextTable;

/**
 * Measures whether the cost of work is proportional to its size: doubles the size repeatedly and
 * prints the growth factor of the CPU time. A factor of 2 is linear, 4 is quadratic.
 */
@Command(
    name = "Scaling",
    description =
        "Does each kind of work in several sizes, each twice the previous size. Prints the CPU"
            + " times in ms and the factor between the last two: 2 means linear cost.")
public final class Scaling extends ToolLauncher.Tool {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final OperatingSystemMXBean PROCESS =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

  /**
   * A time below this, in seconds, cannot be distinguished from other work of the JVM, such as
   * compiling.
   */
  private static final double NOISE = 0.02;

  @Parameters(
      paramLabel = "WORD",
      arity = "0..*",
      description = "only workloads whose names contain this word")
  private List<String> words = List.of();

  @Option(
      names = "--sizes",
      paramLabel = "N",
      defaultValue = "4",
      converter = CountConverter.class,
      description = "number of sizes, which double each time (default: 4)")
  private int sizes;

  @Option(
      names = "--largest",
      paramLabel = "FACTOR",
      defaultValue = "2.8",
      description = "exits with 1 if a factor is greater (default: 2.8)")
  private double largest;

  public static void main(String[] args) {
    ToolLauncher.main(new Scaling(), args);
  }

  @Override
  public Integer call() {
    List<String> heads = new ArrayList<>(List.of("what", "n"));
    for (int k = 0; k < sizes; k++) {
      heads.add(k == 0 ? "ms" : (1 << k) + "n");
    }
    heads.add("factor");
    TextTable table = new TextTable(heads.toArray(String[]::new));
    boolean linear = true;
    for (Workload workload : Workload.all()) {
      if (words.isEmpty() || words.stream().anyMatch(workload.name()::contains)) {
        linear &= measure(workload, table);
      }
    }
    out.print(table);
    return linear ? ToolLauncher.DONE : ToolLauncher.FAILED;
  }

  private boolean measure(Workload workload, TextTable table) {
    List<String> row = new ArrayList<>(List.of(workload.name(), Integer.toString(workload.from())));
    double before = 0;
    double factor = 0;
    time(workload, workload.from());
    for (int k = 0; k < sizes; k++) {
      double seconds = time(workload, workload.from() << k);
      row.add(Numbers.fixed(1e3 * seconds, 0));
      factor = seconds / Math.max(before, NOISE);
      before = seconds;
    }
    row.add(Numbers.fixed(factor, 1));
    table.row(row.toArray(String[]::new));
    return factor <= largest;
  }

  private static long cpuNanos(Workload workload) {
    return workload.inThreads() ? PROCESS.getProcessCpuTime() : THREADS.getCurrentThreadCpuTime();
  }

  /** Returns the smaller of two times: other work on the machine can only make a time longer. */
  private static double time(Workload workload, int size) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < 2; i++) {
      long before = cpuNanos(workload);
      workload.work().accept(size);
      least = Math.min(least, (cpuNanos(workload) - before) / 1e9);
    }
    return least;
  }
}
