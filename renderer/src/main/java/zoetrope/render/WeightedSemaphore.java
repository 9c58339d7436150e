package zoetrope.render;

import java.util.concurrent.CancellationException;

/**
 * A bound on what is under way, in bytes as estimated. Who takes waits until there is room; a
 * single piece larger than the whole budget passes when nothing else is under way.
 */
final class WeightedSemaphore {
  private final long capacity;
  private long used;
  private boolean closed;

  WeightedSemaphore(long capacity) {
    this.capacity = Math.max(1, capacity);
  }

  /** Waits for room. Throws {@link CancellationException} when closed or interrupted. */
  synchronized void take(long weight) {
    while (!closed && used > 0 && used + weight > capacity) {
      try {
        wait();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new CancellationException("interrupted");
      }
    }
    if (closed) {
      throw new CancellationException("stopped");
    }
    used += weight;
  }

  synchronized void give(long weight) {
    used -= weight;
    notifyAll();
  }

  /** Lets nobody through any more. */
  synchronized void close() {
    closed = true;
    notifyAll();
  }

  /** What is under way now. */
  synchronized long used() {
    return used;
  }
}
