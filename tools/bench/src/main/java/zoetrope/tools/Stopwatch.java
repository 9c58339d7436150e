package zoetrope.tools;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * Adds up the wall time and the CPU time of one kind of work on its thread. The CPU time is that of
 * this thread only, because other threads affect it less than the wall time.
 */
final class Stopwatch {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private long wall;
  private long cpu;
  private long wallStart;
  private long cpuStart;

  void start() {
    wallStart = System.nanoTime();
    cpuStart = THREADS.getCurrentThreadCpuTime();
  }

  void stop() {
    cpu += THREADS.getCurrentThreadCpuTime() - cpuStart;
    wall += System.nanoTime() - wallStart;
  }

  /** Returns the time so far. */
  Spent spent() {
    return new Spent(wall / 1e9, cpu / 1e9);
  }

  /**
   * An amount of time.
   *
   * @param wall in seconds
   * @param cpu in seconds, of the measured threads
   */
  record Spent(double wall, double cpu) {}
}
