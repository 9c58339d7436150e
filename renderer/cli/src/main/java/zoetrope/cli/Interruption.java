package zoetrope.cli;

import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import zoetrope.render.request.Cancellation;

/**
 * A handler of Ctrl-C and of requests to terminate, which cancels a {@link Cancellation}. Then the
 * process waits until unfinished files are deleted, which usually takes a fraction of a second. The
 * wait has a limit, because an encoder may hang. The process does not wait for a scene that
 * computes endlessly, because such a scene has no unfinished files.
 */
final class Interruption implements AutoCloseable {
  private static final long MILLIS_BEFORE_MESSAGE = 300;
  private static final long MAX_WAIT_MILLIS = 15_000;

  private final Cancellation cancellation;
  private final CountDownLatch cleared = new CountDownLatch(1);
  private final PrintStream err;
  private final Thread hook;

  /** The scenes that have no output if the program ends now. */
  private volatile Supplier<List<String>> unfinished = List::of;

  /** Begins to handle Ctrl-C; messages about the wait go to {@code err}. */
  Interruption(PrintStream err) {
    this(err, new Cancellation());
  }

  /** Begins to handle Ctrl-C, which cancels {@code cancellation}. */
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

  void unfinished(Supplier<List<String>> scenes) {
    unfinished = scenes;
  }

  Cancellation cancellation() {
    return cancellation;
  }

  private void awaitClearing() {
    try {
      if (cleared.await(MILLIS_BEFORE_MESSAGE, TimeUnit.MILLISECONDS)) {
        return;
      }
      if (!cancellation.hasUnfinishedFiles()) {
        say("stopped: no incomplete files are left");
        return;
      }
      say("stopping: deleting unfinished files");
      cleared.await(MAX_WAIT_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Ends the program with exit code 1, because a scene called {@code exit()}. Its exit code is
   * usually 0, which would mean success.
   */
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

  /** Ends the wait for unfinished files. Must be called when all of them are deleted. */
  @Override
  public void close() {
    cleared.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The process is ending already, and the hook no longer waits.
      Thread.yield();
    }
  }
}
