package zoetrope.internal.render.pipeline;

/**
 * A semaphore of which each acquisition takes as many permits as it weighs: it bounds the estimated
 * bytes of the frames under way, or the number of segments. A weight above its capacity passes when
 * nothing else is under way. For one thread that acquires, and any number that release.
 */
final class WeightedSemaphore {
  private final PipelineMonitor monitor;
  private long capacity;
  private long taken;

  /** What the thread that acquires waits for; above 0 only where it does, or has given up. */
  private long wanted;

  WeightedSemaphore(PipelineMonitor monitor, long capacity) {
    this.monitor = monitor;
    this.capacity = Math.max(1, capacity);
  }

  /**
   * Waits for room, and returns the permits to be released.
   *
   * @throws java.util.concurrent.CancellationException after a failure, or when the thread is
   *     interrupted
   */
  long acquire(long weight) {
    synchronized (monitor) {
      monitor.check();
      while (taken > capacity - Math.min(capacity, weight)) {
        if (wanted == 0) {
          wanted = weight;
          monitor.notifyAll(); // Who waits for more frames than there is room for goes on.
        }
        monitor.awaitChange();
      }
      wanted = 0;
      long permits = Math.min(capacity, weight);
      taken += permits;
      return permits;
    }
  }

  void release(long permits) {
    synchronized (monitor) {
      taken -= permits;
      if (wanted > 0) {
        monitor.notifyAll();
      }
    }
  }

  /**
   * Whether a thread waits for room, and all that is taken belongs to one who holds {@code held}.
   */
  boolean isFullOf(long held) {
    synchronized (monitor) {
      return wanted > 0 && taken <= held;
    }
  }

  /** Makes more room, unless there is as much already. */
  void widen(long newCapacity) {
    synchronized (monitor) {
      if (newCapacity > capacity) {
        capacity = newCapacity;
        monitor.notifyAll();
      }
    }
  }
}
