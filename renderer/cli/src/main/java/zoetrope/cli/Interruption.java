package zoetrope.cli;

import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import zoetrope.render.request.Cancellation;

/**
 * Turns Ctrl-C, or a request to terminate, into a {@link Cancellation}, and keeps the process alive
 * until what was begun is cleared away: that takes a fraction of a second, on a machine with much
 * else to do a few, and nothing half-written is to stay there either. The wait has an end all the
 * same, as an encoder may hang. A scene that computes without end has begun nothing, and is not
 * waited for.
 */
final class Interruption implements AutoCloseable {
  private static final long USUAL_MILLIS = 300;
  private static final long PATIENCE_MILLIS = 15_000;

  private final Cancellation cancellation;
  private final CountDownLatch cleared = new CountDownLatch(1);
  private final PrintStream err;
  private final Thread hook;

  /** The scenes of which nothing comes when the program ends now. */
  private volatile Supplier<List<String>> unfinished = List::of;

  /** Begins to listen; what there is to wait for is told on {@code err}. */
  Interruption(PrintStream err) {
    this(err, new Cancellation());
  }

  /** The same, which asks {@code cancellation} for the end. */
  Interruption(PrintStream err, Cancellation cancellation) {
    this.err = err;
    this.cancellation = cancellation;
    hook =
        new Thread(
            () -> {
              cancellation.cancel();
              awaitClearing();
              SceneExit.find().ifPresent(this::fail);
            },
            "zoetrope-interruption");
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException e) {
      cancellation.cancel(); // The process is ending already.
    }
  }

  /** Sets who knows of which scenes nothing comes when the program ends. */
  void unfinished(Supplier<List<String>> scenes) {
    unfinished = scenes;
  }

  /** What Ctrl-C cancels. */
  Cancellation cancellation() {
    return cancellation;
  }

  private void awaitClearing() {
    try {
      if (cleared.await(USUAL_MILLIS, TimeUnit.MILLISECONDS)) {
        return;
      }
      if (!cancellation.hasUnfinishedFiles()) {
        say("stopped: nothing is half-written");
        return;
      }
      say("stopping: what is not whole is being cleared away");
      cleared.await(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** A scene's exit code would mean something else here, mostly success. */
  private void fail(SceneExit exit) {
    say(
        "error: "
            + exit.place()
            + ": exit() ended the program before everything was done: throw an exception instead");
    List<String> missing = unfinished.get();
    if (!missing.isEmpty()) {
      say("not rendered: " + String.join(", ", missing));
    }
    Runtime.getRuntime().halt(CommandLineTool.FAILED);
  }

  private void say(String text) {
    err.println(text);
    err.flush();
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
