package zoetrope.cli.sources;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import zoetrope.render.request.Cancellation;

/**
 * One run of {@code --watch}. A run begins when a file has changed. If an editor was still saving
 * files then, another run follows. So the messages of a run are held back until it is certain that
 * the save was complete.
 */
public final class WatchRun {
  private final Cancellation stop = new Cancellation();
  private final List<Runnable> later = new ArrayList<>();
  private final List<Path> written = new ArrayList<>();
  private final KnownScenes scenes;
  private final PrintStream live;
  private final long since;
  private final ByteArrayOutputStream held = new ByteArrayOutputStream();
  private final PrintStream err = new PrintStream(held, false, StandardCharsets.UTF_8);
  private volatile boolean superseded;

  /**
   * Creates a run, before it begins.
   *
   * @param scenes the scenes that can be named, with their current sources
   * @param live the error stream
   * @param since the {@link System#nanoTime} of the detection of the change
   */
  public WatchRun(KnownScenes scenes, PrintStream live, long since) {
    this.scenes = scenes;
    this.live = live;
    this.since = since;
  }

  public KnownScenes scenes() {
    return scenes;
  }

  public Cancellation stop() {
    return stop;
  }

  public PrintStream live() {
    return live;
  }

  /** Returns a stream that holds messages back until {@link #report}. */
  public PrintStream err() {
    return err;
  }

  public double seconds() {
    return (System.nanoTime() - since) / 1e9;
  }

  /**
   * Records that this run itself wrote a file that scenes read. This change must not start a new
   * run.
   */
  public synchronized void wrote(Path file) {
    written.add(file);
  }

  /** Returns the files that {@link #wrote} recorded. */
  public synchronized List<Path> written() {
    return List.copyOf(written);
  }

  /**
   * Defers an action until the run has ended without a further change. Otherwise the action is
   * dropped.
   */
  public synchronized void later(Runnable action) {
    later.add(action);
  }

  /** Cancels the run, because a file has changed and another run follows. */
  public void supersede() {
    superseded = true;
    stop.cancel();
  }

  /** Whether another run follows, so that the results of this one are obsolete. */
  public boolean isSuperseded() {
    return superseded;
  }

  /** Whether the run was stopped and no other run follows. */
  public boolean isStopped() {
    return !superseded && stop.isCancelled();
  }

  /**
   * Runs the deferred actions, and then prints the messages that were held back, even if an action
   * fails.
   *
   * @throws zoetrope.render.result.OutputException if a report cannot be written
   */
  public synchronized void report() {
    try {
      later.forEach(Runnable::run);
    } finally {
      err.flush();
      live.print(held.toString(StandardCharsets.UTF_8));
      live.flush();
      held.reset();
      later.clear();
    }
  }
}
