package zoetrope.internal.svg.document;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import zoetrope.internal.diagnostics.Rethrown;

/** Runs tasks that recurse deeper than the default thread stack allows. */
public final class DeepStack {
  private static final long BYTES = 128L << 20;

  private DeepStack() {}

  /** Runs a task on a new thread with a large stack and returns its result. */
  public static <T> T call(Supplier<T> task) {
    CompletableFuture<T> result = new CompletableFuture<>();
    Runnable work =
        () -> {
          try {
            result.complete(task.get());
          } catch (RuntimeException | Error e) {
            result.completeExceptionally(e);
          }
        };
    new Thread(null, work, "zoetrope-drawing", BYTES).start();
    try {
      return result.join(); // Waits even if this thread is interrupted.
    } catch (CompletionException e) {
      throw Rethrown.of(e.getCause());
    }
  }
}
