package zoetrope.internal.render.pipeline;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntFunction;

/** Does pieces of work side by side. */
public final class Parallel {
  private Parallel() {}

  /**
   * The results of {@code work} for 0 to {@code count - 1}, begun in order, at most {@code threads}
   * at a time, all on new threads when that is more than one. Once one throws, no further ones are
   * begun, and its exception is thrown when all threads have ended. An interrupt calls {@code
   * interrupted}, which should make the work end, and is kept.
   */
  public static <R> List<R> map(
      int count, int threads, String name, IntFunction<R> work, Runnable interrupted) {
    List<R> results = new ArrayList<>(Collections.nCopies(count, null));
    AtomicInteger next = new AtomicInteger();
    AtomicReference<Throwable> failure = new AtomicReference<>();
    Runnable loop =
        () -> {
          for (int i = next.getAndIncrement(); i < count; i = next.getAndIncrement()) {
            R result = work.apply(i);
            synchronized (results) {
              results.set(i, result);
            }
          }
        };
    if (Math.min(count, threads) <= 1) {
      loop.run();
      return results;
    }
    List<Thread> started = new ArrayList<>();
    for (int i = 0; i < Math.min(count, threads); i++) {
      Thread thread = new Thread(loop, name + "-" + (i + 1));
      thread.setUncaughtExceptionHandler(
          (ended, error) -> {
            failure.compareAndSet(null, error);
            next.set(count);
          });
      thread.setDaemon(true);
      thread.start();
      started.add(thread);
    }
    awaitAll(started, interrupted);
    if (failure.get() instanceof Error error) {
      throw error;
    }
    if (failure.get() != null) {
      throw (RuntimeException) failure.get();
    }
    synchronized (results) {
      return results;
    }
  }

  private static void awaitAll(List<Thread> threads, Runnable interrupted) {
    boolean wasInterrupted = false;
    for (Thread thread : threads) {
      while (true) {
        try {
          thread.join();
          break;
        } catch (InterruptedException e) {
          wasInterrupted = true;
          interrupted.run();
        }
      }
    }
    if (wasInterrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
