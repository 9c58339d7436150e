package zoetrope.internal.render.guard;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import zoetrope.internal.mobject.CurrentRun;
import zoetrope.internal.scene.SceneLocale;
import zoetrope.scene.SceneException;

/**
 * Runs an author's code on a separate thread and waits for it. If it does not end after a timeout
 * or cancellation, the thread is abandoned and {@linkplain AbandonedThread ended if possible}. An
 * abandoned thread is a daemon. The {@link CurrentRun} rejects all further calls of an abandoned
 * thread, so the thread ends at its next call to the stage. Use each guard for one {@link #call}
 * only.
 */
public final class Guard {
  /**
   * The time between two checks whether the watch has given up the thread. The checks are needed
   * because the watch does not notify the guard.
   */
  private static final long CHECK_MILLIS = 100;

  private final SceneWatch watch;
  private final SceneWatch.Work work;
  private final CurrentRun run = new CurrentRun();
  private final AuthorThreads threads;

  /**
   * Creates a guard for code of a scene. The watch records that the code does this kind of work.
   */
  public Guard(SceneWatch watch, SceneWatch.Work work) {
    this.watch = watch;
    this.work = work;
    this.threads = new AuthorThreads(watch);
  }

  /** Returns the scene whose code runs on a thread; empty for other threads. */
  public static Optional<String> sceneOf(Thread thread) {
    return AuthorThreads.sceneOf(thread);
  }

  /**
   * Runs {@code code} on a new thread and returns its result or throws its exception.
   *
   * @throws SceneException if the scene exceeds its time limit, or a thread that the code started
   *     ends with an exception
   * @throws CancellationException if the scene is cancelled, or the calling thread is interrupted
   */
  public <T> T call(Supplier<T> code) {
    Task<T> task = new Task<>(code);
    Thread thread = new Thread(threads, task, "zoetrope-scene");
    thread.setDaemon(true);
    Runnable stop =
        () -> {
          run.stop();
          thread.interrupt();
        };
    watch.follow(run);
    watch.onStop(stop);
    if (run.isStopped()) {
      throw reason(null);
    }
    try {
      thread.start();
      if (!awaitEnd(thread) || run.isStopped() || task.failure != null) {
        throw reason(task.failure);
      }
      return task.result;
    } finally {
      watch.leave(thread);
      boolean interrupted = Thread.interrupted();
      run.close(SceneWatch.PATIENCE_NANOS, TimeUnit.NANOSECONDS);
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
      watch.forget(stop);
      AbandonedThread.end(thread);
    }
  }

  /**
   * Waits for a thread to end; returns false if it was abandoned. An interrupt is passed on and
   * preserved.
   */
  private boolean awaitEnd(Thread thread) {
    boolean interrupted = false;
    while (thread.isAlive() && !watch.isGivenUp()) {
      try {
        thread.join(CHECK_MILLIS);
      } catch (InterruptedException e) {
        interrupted = true;
        watch.cancel();
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    return !thread.isAlive();
  }

  /**
   * Returns the exception to throw: the reason why the code was stopped takes precedence over the
   * code's own exception.
   */
  private RuntimeException reason(Throwable thrown) {
    if (watch.reason().isPresent()) {
      return watch.reason().get();
    }
    if (run.isStopped()) {
      return new CancellationException("stopped");
    }
    if (thrown instanceof Error error) {
      throw error;
    }
    return thrown instanceof RuntimeException e ? e : SceneException.of(thrown);
  }

  public List<String> leftOver() {
    return threads.leftOver();
  }

  private final class Task<T> implements Runnable {
    private final Supplier<T> code;
    private T result;
    private Throwable failure;

    Task(Supplier<T> code) {
      this.code = code;
    }

    @Override
    public void run() {
      try {
        watch.enter(Thread.currentThread(), work);
        result = SceneLocale.during(() -> run.during(code));
      } catch (Throwable e) { // Authors can throw anything.
        failure = e;
      } finally {
        watch.leave(Thread.currentThread());
      }
    }
  }
}
