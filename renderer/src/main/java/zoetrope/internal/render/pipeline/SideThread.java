package zoetrope.internal.render.pipeline;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CancellationException;
import zoetrope.internal.diagnostics.Rethrown;

/**
 * A thread that runs the tasks of another thread in order. A limited number of tasks may wait. The
 * thread starts with the first task. An exception of a task ends the thread; the next call of
 * {@link #submit} or {@link #settle} throws this exception.
 *
 * <p>This class does not use an executor of Java, because such an executor allocates memory to
 * report a failure. So it could not report that memory has run out.
 */
final class SideThread {
  private static final int MAX_TASKS = 32;

  private final Deque<Runnable> tasks = new ArrayDeque<>(MAX_TASKS + 1);
  private final Thread thread;
  private boolean begun;
  private boolean over;
  private Throwable failure;

  /**
   * Creates a thread, which does not run yet.
   *
   * @param group a thread group without threads that run authors' code
   */
  SideThread(ThreadGroup group, String name) {
    thread = new Thread(group, this::work, name);
    thread.setDaemon(true);
  }

  /**
   * Submits a task; may wait until there is room.
   *
   * @throws CancellationException if the thread was stopped, or the calling thread is interrupted
   */
  synchronized void submit(Runnable task) {
    awaitAtMost(MAX_TASKS - 1);
    if (!begun) {
      thread.start(); // If starting the thread fails, there is nothing to wait for.
      begun = true;
    }
    tasks.add(task);
    notifyAll();
  }

  /**
   * Waits until all submitted tasks are done.
   *
   * @throws CancellationException if the thread was stopped, or the calling thread is interrupted
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

  /** Ends the thread; waiting tasks are dropped. Returns when the thread has ended. */
  void stop() {
    synchronized (this) {
      over = true;
      notifyAll();
    }
    WorkerPool.joinFully(thread);
  }

  private void work() {
    try {
      for (Runnable task = next(); task != null; task = next()) {
        task.run();
        done();
      }
    } catch (Throwable e) { // Any error must be reported, because a thread waits for it.
      synchronized (this) {
        failure = e;
        over = true;
        notifyAll();
      }
    }
  }

  /** Waits for the next task, which stays in the queue; null at the end. */
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
