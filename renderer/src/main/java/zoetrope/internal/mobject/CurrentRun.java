package zoetrope.internal.mobject;

import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import zoetrope.internal.diagnostics.ThreadContext;

/**
 * The run of a scene on a thread: its progress, and whether it was stopped. A thread cannot be
 * stopped from outside, so the stage calls {@link #check} before each action. A stopped run ends at
 * its next action and passes on no more results.
 */
public final class CurrentRun {
  private static final ThreadContext.Key<CurrentRun> RUN = new ThreadContext.Key<>();

  /**
   * Whether the thread serves only this run, so that only {@link #stop} cancels the run. On other
   * threads, an interrupt cancels it, too.
   */
  private final boolean ownsThread;

  private final ReentrantLock passing = new ReentrantLock();
  private volatile boolean stopped;
  private volatile long steps;
  private volatile boolean waiting;

  /** Creates a run, to be passed to {@link #during}. */
  public CurrentRun() {
    this(true);
  }

  private CurrentRun(boolean ownsThread) {
    this.ownsThread = ownsThread;
  }

  /**
   * Returns the run on this thread. If there is none, returns a new run, which an interrupt of the
   * thread cancels.
   */
  public static CurrentRun get() {
    CurrentRun run = RUN.get();
    return run == null ? new CurrentRun(false) : run;
  }

  /** Runs {@code action} on this thread as this run. */
  public <T> T during(Supplier<T> action) {
    return RUN.during(this, action);
  }

  /** Makes {@link #check} throw from now on. May be called on any thread. */
  public void stop() {
    stopped = true;
  }

  /** Returns whether the run was stopped. */
  public boolean isStopped() {
    return stopped || !ownsThread && Thread.currentThread().isInterrupted();
  }

  /**
   * Checks whether the run may continue.
   *
   * @throws CancellationException if the run was stopped
   * @throws IllegalStateException if the author's code has interrupted the thread
   */
  public void check() {
    if (stopped) {
      throw new CancellationException("the scene was stopped");
    }
    if (Thread.currentThread().isInterrupted()) {
      throw interrupted();
    }
  }

  private RuntimeException interrupted() {
    if (!ownsThread || stopped) {
      return new CancellationException("the scene was interrupted");
    }
    Thread.interrupted();
    return new IllegalStateException(
        "the scene interrupted its own thread, so it cannot wait any more: remove"
            + " Thread.currentThread().interrupt()");
  }

  /** Records that the scene has advanced by a step. Must be called on the thread of the run. */
  public void advanced() {
    steps++;
  }

  /**
   * Runs an action that waits for other work. This time does not count as work of the scene. Must
   * be called on the thread of the run.
   */
  public void waiting(Runnable action) {
    waiting = true;
    try {
      action.run();
    } finally {
      waiting = false;
    }
  }

  /** Returns whether the scene waits for other work. May be called on any thread. */
  public boolean isWaiting() {
    return waiting;
  }

  /** Returns the number of steps of the scene so far. May be called on any thread. */
  public long steps() {
    return steps;
  }

  /** Passes on a result of the run, or throws an exception like {@link #check}. */
  public void pass(Runnable action) {
    passing.lock();
    try {
      check();
      action.run();
    } finally {
      passing.unlock();
    }
  }

  /** Stops the run and waits up to {@code patience} until the current result is passed on. */
  public void close(long patience, TimeUnit unit) {
    stop();
    try {
      if (passing.tryLock(patience, unit)) {
        passing.unlock();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
