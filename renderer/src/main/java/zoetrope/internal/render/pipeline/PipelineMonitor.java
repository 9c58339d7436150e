package zoetrope.internal.render.pipeline;

import java.util.concurrent.CancellationException;

/**
 * The lock that the threads of one pipeline use to wait for one another, and the first failure of
 * these threads. This object's lock guards the state, and {@code notifyAll()} reports changes.
 *
 * <p>Memory may run out in any thread, at any allocation, and again while the first error is
 * reported. So neither reporting nor waiting for an error allocates memory. Every thread that ends
 * wakes the others, even if it ends with an error.
 */
final class PipelineMonitor {
  private Throwable failure;

  /**
   * Records a failure. It ends all current and later calls of {@link #awaitChange}. Returns whether
   * this is the first failure; further failures are not stored.
   */
  synchronized boolean fail(Throwable error) {
    boolean first = failure == null;
    if (first) {
      failure = error;
      notifyAll();
    }
    return first;
  }

  synchronized Throwable failure() {
    return failure;
  }

  /**
   * Checks whether to continue.
   *
   * @throws CancellationException after a failure
   */
  synchronized void check() {
    if (failure != null) {
      throw new CancellationException("stopped");
    }
  }

  /**
   * Waits until another thread calls {@code notifyAll()}. The caller must hold the lock.
   *
   * @throws CancellationException after a failure, or if the thread is interrupted
   */
  void awaitChange() {
    check();
    try {
      wait();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    }
    check();
  }
}
