package zoetrope.internal.render.guard;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
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
  private final SceneWatch watch;
  private final SceneWatch.Work work;
  private final CurrentRun run = new CurrentRun();
  private final AuthorThreads threads;

  /** A guard for code that does this for a scene. */
  public Guard(SceneWatch watch, SceneWatch.Work work) {
    this.watch = watch;
    this.work = work;
    this.threads = new AuthorThreads(watch, error -> watch.fail(SceneException.of(error)));
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
    FutureTask<T> task = new FutureTask<>(() -> run.during(code));
    Thread thread = new Thread(threads, () -> work(task), "zoetrope-scene");
    thread.setDaemon(true);
    Runnable stop =
        () -> {
          run.stop();
          thread.interrupt();
        };
    watch.follow(run);
    watch.onStop(stop);
    if (run.isStopped()) {
      throw reason(new CancellationException());
    }
    watch.givenUp().thenRun(() -> task.cancel(false));
    try {
      thread.start();
      return await(task);
    } finally {
      watch.forget(stop);
      watch.leave(thread);
      if (!task.isCancelled()) {
        join(thread);
      }
    }
  }

  /** Waits for a thread whose work is done. */
  private static void join(Thread thread) {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void work(FutureTask<?> task) {
    watch.enter(Thread.currentThread(), work);
    try {
      task.run();
    } finally {
      watch.leave(Thread.currentThread());
    }
  }

  private <T> T await(FutureTask<T> task) {
    boolean interrupted = false;
    try {
      while (true) {
        try {
          T result = task.get();
          if (run.isStopped()) {
            throw reason(new CancellationException());
          }
          return result;
        } catch (InterruptedException e) {
          interrupted = true;
          watch.cancel();
        }
      }
    } catch (CancellationException e) {
      throw reason(e);
    } catch (ExecutionException e) {
      throw reason(e.getCause());
    } finally {
      run.close(SceneWatch.PATIENCE_NANOS, TimeUnit.NANOSECONDS);
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
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
}
