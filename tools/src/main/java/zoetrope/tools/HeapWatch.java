package zoetrope.tools;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Looks at the heap every few seconds, after a collection, on a thread of its own. */
final class HeapWatch implements AutoCloseable {
  private static final MemoryMXBean MEMORY = ManagementFactory.getMemoryMXBean();

  private final List<Long> samples = new ArrayList<>();
  private final Consumer<Long> listener;
  private final Thread thread;

  /** Starts watching; {@code listener} is told each sample, in bytes. */
  HeapWatch(double seconds, Consumer<Long> listener) {
    this.listener = listener;
    thread = new Thread(() -> watch((long) (seconds * 1000)), "heap-watch");
    thread.setDaemon(true);
    thread.start();
  }

  private void watch(long milliseconds) {
    try {
      while (true) {
        Thread.sleep(milliseconds);
        sample();
      }
    } catch (InterruptedException e) {
      // Asked to end.
      Thread.currentThread().interrupt();
    }
  }

  private void sample() {
    System.gc();
    long used = MEMORY.getHeapMemoryUsage().getUsed();
    synchronized (samples) {
      samples.add(used);
    }
    listener.accept(used);
  }

  /** Stops watching. */
  @Override
  public void close() {
    thread.interrupt();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** By how many bytes the heap grew: see {@link #growth(List)}. */
  double growth() {
    synchronized (samples) {
      return growth(samples);
    }
  }

  /**
   * The median of the last third of the samples less that of the middle third: what a leak makes
   * grow for ever. The first third belongs to caches that fill. NaN for fewer than six samples.
   */
  static double growth(List<Long> samples) {
    int third = samples.size() / 3;
    if (third < 2) {
      return Double.NaN;
    }
    List<Long> middle = samples.subList(third, 2 * third);
    List<Long> last = samples.subList(samples.size() - third, samples.size());
    return Numbers.median(last, Long::doubleValue) - Numbers.median(middle, Long::doubleValue);
  }
}
