package zoetrope.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import zoetrope.render.Cancellation;

/**
 * Turns Ctrl-C, or a request to terminate, into a {@link Cancellation}, and keeps the process alive
 * until what was begun is cleared away: that takes a fraction of a second, on a machine with much
 * else to do a few, and nothing half-written is to stay there either. The wait has an end all the
 * same, as an encoder may hang.
 */
final class Interruption implements AutoCloseable {
  private static final long PATIENCE_MILLIS = 15_000;

  private final Cancellation cancellation = new Cancellation();
  private final CountDownLatch cleared = new CountDownLatch(1);
  private final Thread hook;

  /** Begins to listen. */
  Interruption() {
    hook =
        new Thread(
            () -> {
              cancellation.cancel();
              awaitClearing();
            },
            "zoetrope-interruption");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /** What Ctrl-C cancels. */
  Cancellation cancellation() {
    return cancellation;
  }

  private void awaitClearing() {
    try {
      cleared.await(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Says that everything is cleared away. */
  @Override
  public void close() {
    cleared.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The process is ending already: the hook is at work and was just let go.
      Thread.yield();
    }
  }
}
