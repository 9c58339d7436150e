package zoetrope.internal.render.pipeline;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CancellationException;

/**
 * A thread that does in order what another one hands to it, a bounded number of tasks behind. It
 * begins with the first task. What a task throws ends the work, and is thrown to who hands over the
 * next one or waits.
 *
 * <p>It waits by monitors: an executor allocates where it tells of a task's failure, and the
 * failure may be that memory has run out. Then nobody would be told.
 */
final class SideThread {
  /** So many tasks may wait. */
  private static final int MOST = 32;

  private final Deque<Runnable> tasks = new ArrayDeque<>(MOST + 1);
  private final Thread thread;
  private boolean begun;
  private boolean over;
  private Throwable failure;

  /**
   * A thread that does not run yet.
   *
   * @param group of its own, which is not that of an author's code
   */
  SideThread(ThreadGroup group, String name) {
    thread = new Thread(group, this::work, name);
    thread.setDaemon(true);
  }

  /**
   * Hands over a task, for which there may have to be room first.
   *
   * @throws CancellationException when it was stopped, or the calling thread is interrupted
   */
  synchronized void submit(Runnable task) {
    awaitAtMost(MOST - 1);
    if (!begun) {
      thread.start(); // Where that cannot be done, there is nothing to be waited for either.
      begun = true;
    }
    tasks.add(task);
    notifyAll();
  }

  /**
   * Waits until all is done that was handed over.
   *
   * @throws CancellationException when it was stopped, or the calling thread is interrupted
   */
  synchronized void settle() {
    awaitAtMost(0);
  }

  private void awaitAtMost(int waiting) {
    try {
      while (tasks.size() > waiting && !over) {
        wait();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    }
    if (failure != null) {
      throw Rethrown.of(failure);
    }
    if (over) {
      throw new CancellationException("stopped");
    }
  }

  /** Ends the thread; what waits is not done any more. Returns when it has ended. */
  void stop() {
    synchronized (this) {
      over = true;
      notifyAll();
    }
    if (WorkerPool.joinFully(thread)) {
      Thread.currentThread().interrupt();
    }
  }

  private void work() {
    try {
      for (Runnable task = next(); task != null; task = next()) {
        task.run();
        done();
      }
    } catch (Throwable e) { // Whatever it is, somebody waits to be told.
      synchronized (this) {
        failure = e;
        over = true;
        notifyAll();
      }
    }
  }

  /** The next task, which is waited for and stays in its place; null when all is over. */
  private synchronized Runnable next() throws InterruptedException {
    while (tasks.isEmpty() && !over) {
      wait();
    }
    return over ? null : tasks.peek();
  }

  private synchronized void done() {
    tasks.remove();
    notifyAll();
  }
}
