package zoetrope.internal.svg.document;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/** Runs tasks that recurse deeper than the default thread stack allows. */
public final class DeepStack {
  private static final long BYTES = 128L << 20;

  private DeepStack() {}

  /** Runs a task on a new thread with a large stack and returns its result. */
  public static <T> T call(Supplier<T> task) {
    FutureTask<T> result = new FutureTask<>(task::get);
    new Thread(null, result, "zoetrope-drawing", BYTES).start();
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return result.get();
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw (RuntimeException) e.getCause();
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
