package zoetrope.internal.render.pipeline;

import java.util.concurrent.CancellationException;

/**
 * The monitor on which the threads of one pipeline wait for one another, and learn that it has
 * failed. This object's lock guards the state, and {@code notifyAll()} reports changes.
 *
 * <p>If memory runs out, that may happen in any thread, at any allocation, and again while the
 * first error is reported. So reporting allocates nothing, here and in waiting threads, and
 * whatever ends a thread wakes the others.
 */
final class PipelineMonitor {
  private Throwable failure;

  /**
   * Ends all waiting, now and later; returns whether this is the first failure. Only that one is
   * stored.
   */
  synchronized boolean fail(Throwable error) {
    boolean first = failure == null;
    if (first) {
      failure = error;
      notifyAll();
    }
    return first;
  }

  /** Returns the first failure, or null. */
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
   * Waits, with the lock held, for a change.
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
