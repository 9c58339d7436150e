package zoetrope.internal.svg.document;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/** Runs what recurses deeper than the stacks of most threads allow. */
public final class DeepStack {
  private static final long BYTES = 128L << 20;

  private DeepStack() {}

  /** The result of a task, which runs on a thread of its own that ends with it. */
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
