package zoetrope.internal.render.pipeline;

/**
 * A semaphore in which each acquisition takes a number of permits, its weight. It limits the
 * estimated bytes of frames in work, or the number of segments. A weight above the capacity is
 * acquired when all permits are free. Only one thread may acquire; any number of threads may
 * release.
 */
final class WeightedSemaphore {
  private final PipelineMonitor monitor;
  private long capacity;
  private long taken;

  /**
   * The weight for which a thread waits; 0 if none waits. It stays above 0 after the thread was
   * interrupted.
   */
  private long wanted;

  WeightedSemaphore(PipelineMonitor monitor, long capacity) {
    this.monitor = monitor;
    this.capacity = Math.max(1, capacity);
  }

  /**
   * Waits for room, and returns the permits to release.
   *
   * @throws java.util.concurrent.CancellationException after a failure, or if the thread is
   *     interrupted
   */
  long acquire(long weight) {
    synchronized (monitor) {
      monitor.check();
      while (taken > capacity - Math.min(capacity, weight)) {
        if (wanted == 0) {
          wanted = weight;
          monitor.notifyAll(); // A worker may wait until this thread waits for memory.
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
   * Whether a thread waits for room, although no permits are taken except the {@code held} permits
   * of one holder.
   */
  boolean isFullOf(long held) {
    synchronized (monitor) {
      return wanted > 0 && taken <= held;
    }
  }

  /** Increases the capacity if it is smaller. */
  void widen(long newCapacity) {
    synchronized (monitor) {
      if (newCapacity > capacity) {
        capacity = newCapacity;
        monitor.notifyAll();
      }
    }
  }
}
