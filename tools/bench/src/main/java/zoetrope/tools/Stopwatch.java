package zoetrope.tools;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * Adds up the CPU time of one kind of work on its thread. Other threads affect this time less than
 * the wall time.
 */
final class Stopwatch {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private long nanoseconds;
  private long start;

  void start() {
    start = THREADS.getCurrentThreadCpuTime();
  }

  void stop() {
    nanoseconds += THREADS.getCurrentThreadCpuTime() - start;
  }

  /** Returns the time so far. */
  double seconds() {
    return nanoseconds / 1e9;
  }
}
