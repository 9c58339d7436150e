package zoetrope.internal.render.guard;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import zoetrope.internal.mobject.CurrentRun;
import zoetrope.scene.SceneException;

/**
 * Runs an author's code on a thread of its own, which is waited for. Where it does not end when its
 * time is up, or it was cancelled, the thread is let go: Java has no means to end one. It is a
 * daemon, its {@link CurrentRun} takes nothing from it any more, and it ends with the next word
 * that it says to the stage. For one call.
 */
public final class Guard {
  /** So often it is looked whether a thread was given up, which nobody tells of. */
  private static final long LOOK_MILLIS = 100;

  private final SceneWatch watch;
  private final SceneWatch.Work work;
  private final CurrentRun run = new CurrentRun();
  private final AuthorThreads threads;

  /** A guard for code that does this for a scene. */
  public Guard(SceneWatch watch, SceneWatch.Work work) {
    this.watch = watch;
    this.work = work;
    this.threads = new AuthorThreads(watch);
  }

  /** The scene whose code runs on a thread; empty for other threads. */
  public static Optional<String> sceneOf(Thread thread) {
    return AuthorThreads.sceneOf(thread);
  }

  /**
   * What {@code code} returns, or throws, on a new thread.
   *
   * @throws SceneException when the scene's time is up, or when a thread that the code has started
   *     ends with an exception
   * @throws CancellationException when the scene is cancelled, or the calling thread interrupted
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
    }
  }

  /**
   * Waits for a thread to end, whatever ends it; false when it was given up. An interrupt is passed
   * on, and kept.
   */
  private boolean awaitEnd(Thread thread) {
    boolean interrupted = false;
    while (thread.isAlive() && !watch.isGivenUp()) {
      try {
        thread.join(LOOK_MILLIS);
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

  /** What to throw: why the code was told to stop counts, not what it made of that. */
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

  /** What to tell of threads that the code has started and that still run. */
  public List<String> leftOver() {
    return threads.leftOver();
  }

  /** The code, with what came of it. */
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
        result = run.during(code);
      } catch (Throwable e) { // Authors can throw whatever they like.
        failure = e;
      } finally {
        watch.leave(Thread.currentThread());
      }
    }
  }
}
