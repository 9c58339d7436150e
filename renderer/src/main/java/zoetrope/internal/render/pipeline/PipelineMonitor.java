package zoetrope.internal.render.pipeline;

import java.util.concurrent.CancellationException;

/**
 * Where the threads of one pipeline wait for one another, and find out that it has failed. What
 * they wait for is guarded by this object's own lock, and told of by {@code notifyAll()}.
 *
 * <p>When memory runs out, it may do so in any thread, at any allocation, and again while the first
 * error is told of. So telling allocates nothing, here and in those that wait here, and whoever
 * waits is woken by whatever ends a thread.
 */
final class PipelineMonitor {
  private Throwable failure;

  /** Ends all waiting, now and later; whether this is the first failure, which alone is kept. */
  synchronized boolean fail(Throwable error) {
    boolean first = failure == null;
    if (first) {
      failure = error;
      notifyAll();
    }
    return first;
  }

  /** What has failed first, or null. */
  synchronized Throwable failure() {
    return failure;
  }

  /**
   * Asks whether to go on.
   *
   * @throws CancellationException after a failure
   */
  synchronized void check() {
    if (failure != null) {
      throw new CancellationException("stopped");
    }
  }

  /**
   * Waits, with the lock held, until something has changed.
   *
   * @throws CancellationException after a failure, or when the thread is interrupted
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
