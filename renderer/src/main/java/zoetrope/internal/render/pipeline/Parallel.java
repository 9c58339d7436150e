package zoetrope.internal.render.pipeline;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.IntFunction;
import zoetrope.internal.diagnostics.Rethrown;

/** Runs tasks in parallel. */
public final class Parallel {
  private Parallel() {}

  /**
   * Calls {@code work} with 0 to {@code count - 1} and returns the results in this order. At most
   * {@code threads} calls run at a time. If only one can run, it runs on the calling thread;
   * otherwise all run on new threads. After an exception no further calls begin, and the exception
   * is thrown when all threads have ended. If the calling thread is interrupted, it calls {@code
   * interrupted}, which should end the work, and stays interrupted.
   */
  public static <R> List<R> map(
      int count, int threads, String name, IntFunction<R> work, Runnable interrupted) {
    if (Math.min(count, threads) <= 1) {
      List<R> results = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        results.add(work.apply(i));
      }
      return results;
    }
    Run<R> run = new Run<>(count, work);
    List<Thread> started = new ArrayList<>();
    try {
      for (int i = 0; i < Math.min(count, threads); i++) {
        Thread thread = new Thread(run, name + "-" + (i + 1));
        thread.setDaemon(true);
        started.add(thread);
        thread.start();
      }
    } catch (RuntimeException | Error e) {
      run.fail(e);
    }
    awaitAll(started, interrupted);
    return run.results();
  }

  /** The loop of each thread, which runs one task after another until none is left. */
  private static final class Run<R> implements Runnable {
    private final int count;
    private final IntFunction<R> work;
    private final AtomicReferenceArray<R> results;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicReference<Throwable> failure = new AtomicReference<>();

    Run(int count, IntFunction<R> work) {
      this.count = count;
      this.work = work;
      this.results = new AtomicReferenceArray<>(count);
    }

    @Override
    public void run() {
      try {
        for (int i = next.getAndIncrement(); i < count; i = next.getAndIncrement()) {
          results.set(i, work.apply(i));
        }
      } catch (Throwable e) { // Any error is thrown where all threads are awaited.
        fail(e);
      }
    }

    void fail(Throwable error) {
      failure.compareAndSet(null, error);
      next.set(count);
    }

    List<R> results() {
      if (failure.get() != null) {
        throw Rethrown.of(failure.get());
      }
      List<R> all = new ArrayList<>(count);
      for (int i = 0; i < count; i++) {
        all.add(results.get(i));
      }
      return all;
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
