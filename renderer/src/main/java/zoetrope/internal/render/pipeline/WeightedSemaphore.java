package zoetrope.internal.render.pipeline;

/**
 * A semaphore whose acquisitions have a weight: the number of permits that each takes. A pipeline
 * uses it to limit the estimated bytes of waiting frames and the number of unfinished segments. An
 * acquisition whose weight exceeds the capacity takes all permits, when all are free. Only one
 * thread may acquire; any number of threads may release.
 */
final class WeightedSemaphore {
  private final PipelineMonitor monitor;
  private long capacity;
  private long taken;

  /**
   * The weight that a thread waits for; 0 if none waits. It stays above 0 after the thread was
   * interrupted.
   */
  private long wanted;

  WeightedSemaphore(PipelineMonitor monitor, long capacity) {
    this.monitor = monitor;
    this.capacity = Math.max(1, capacity);
  }

  /**
   * Waits until enough permits are free and takes them. Returns the number of permits that must be
   * released later.
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
          // A worker may wait in SegmentQueue.awaitHash until this thread waits for memory.
          monitor.notifyAll();
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
   * Whether a thread waits for permits although all taken permits belong to one holder, which has
   * {@code held} permits.
   */
  boolean isFullOf(long held) {
    synchronized (monitor) {
      return wanted > 0 && taken <= held;
    }
  }

  /** Increases the capacity to this value; does nothing if it is as large already. */
  void widen(long newCapacity) {
    synchronized (monitor) {
      if (newCapacity > capacity) {
        capacity = newCapacity;
        monitor.notifyAll();
      }
    }
  }
}
