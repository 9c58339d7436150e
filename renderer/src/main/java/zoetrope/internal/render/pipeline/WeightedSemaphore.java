package zoetrope.internal.render.pipeline;

import java.util.concurrent.CancellationException;
import java.util.concurrent.Semaphore;

/**
 * A semaphore of which each acquisition takes as many permits as it weighs: it bounds the estimated
 * bytes of the frames under way, or the number of segments. A weight above its capacity passes when
 * nothing else is under way. For one thread that acquires, and any number that release.
 */
final class WeightedSemaphore {
  /** Closing adds all permits once more, and their number has to be an int. */
  private static final int MAX_PERMITS = 1 << 29;

  private final long bytesOfPermit;
  private final int capacity;
  private final Semaphore permits;
  private volatile boolean closed;

  WeightedSemaphore(long capacity) {
    long bytes = Math.max(1, capacity);
    this.bytesOfPermit = (bytes - 1) / MAX_PERMITS + 1;
    this.capacity = (int) (bytes / bytesOfPermit);
    this.permits = new Semaphore(this.capacity);
  }

  /**
   * Waits for room.
   *
   * @throws CancellationException when this is closed, or the thread is interrupted
   */
  void acquire(long weight) {
    check();
    try {
      permits.acquire(permits(weight));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    }
    check();
  }

  void release(long weight) {
    permits.release(permits(weight));
  }

  /** Cancels waiting and later acquisitions. */
  void close() {
    closed = true;
    permits.release(capacity);
  }

  private void check() {
    if (closed) {
      throw new CancellationException("stopped");
    }
  }

  private int permits(long weight) {
    return (int) Math.min(capacity, (weight - 1) / bytesOfPermit + 1);
  }
}
