package zoetrope.internal.mobject;

import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import zoetrope.internal.diagnostics.ThreadContext;

/**
 * The run of a scene on a thread: how far it has come, and whether it is still wanted. A thread
 * cannot be stopped from outside; so the stage asks this before whatever it does, and a run that is
 * given up gets no further than to its next word, and passes nothing on any more.
 */
public final class CurrentRun {
  private static final ThreadContext.Key<CurrentRun> RUN = new ThreadContext.Key<>();

  /** Whether the run has its thread for itself, which only {@link #stop} interrupts. */
  private final boolean ownThread;

  private final ReentrantLock passing = new ReentrantLock();
  private volatile boolean stopped;
  private volatile long steps;

  /** A run that {@link #during} is to be given. */
  public CurrentRun() {
    this(true);
  }

  private CurrentRun(boolean ownThread) {
    this.ownThread = ownThread;
  }

  /** The run on this thread; on a thread without one, a run that ends when it is interrupted. */
  public static CurrentRun get() {
    CurrentRun run = RUN.get();
    return run == null ? new CurrentRun(false) : run;
  }

  /** Does something on this thread as this run. */
  public <T> T during(Supplier<T> action) {
    return RUN.during(this, action);
  }

  /** From now on {@link #check} throws. May be called on any thread. */
  public void stop() {
    stopped = true;
  }

  /** Whether the run was told to end. */
  public boolean isStopped() {
    return stopped || !ownThread && Thread.currentThread().isInterrupted();
  }

  /**
   * Asks whether to go on.
   *
   * @throws CancellationException when the run is not wanted any more
   * @throws IllegalStateException when the author's own code has interrupted the thread
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
    if (!ownThread || stopped) {
      return new CancellationException("the scene was interrupted");
    }
    Thread.interrupted();
    return new IllegalStateException(
        "the scene has interrupted its own thread, so that nothing can be waited for: leave out"
            + " Thread.currentThread().interrupt()");
  }

  /** Notes that the scene has come a step further. On the run's thread only. */
  public void advanced() {
    steps++;
  }

  /** How many steps the scene has come; may be asked on any thread. */
  public long steps() {
    return steps;
  }

  /** Passes on what the run has made, unless it is not wanted any more. */
  public void pass(Runnable action) {
    passing.lock();
    try {
      check();
      action.run();
    } finally {
      passing.unlock();
    }
  }

  /**
   * Stops the run and waits, with patience, for what it is just passing on; nothing follows that.
   */
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
