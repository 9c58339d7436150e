package zoetrope.cli.sources;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import zoetrope.render.request.Cancellation;

/**
 * One of several runs, each of which begins when a file has changed. What it says is held back
 * until it is known that it did not begin too early, in the middle of a save.
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
   * A run that was not begun yet.
   *
   * @param scenes that can be named, as their sources are now
   * @param live the error stream
   * @param since when the change was seen that it is made for, by {@link System#nanoTime}
   */
  public WatchRun(KnownScenes scenes, PrintStream live, long since) {
    this.scenes = scenes;
    this.live = live;
    this.since = since;
  }

  /** The scenes that can be named. */
  public KnownScenes scenes() {
    return scenes;
  }

  /** What stops it. */
  public Cancellation stop() {
    return stop;
  }

  /** The error stream. */
  public PrintStream live() {
    return live;
  }

  /** Takes what is said on the error stream, up to {@link #tell}. */
  public PrintStream err() {
    return err;
  }

  /** Since the change, in seconds. */
  public double seconds() {
    return (System.nanoTime() - since) / 1e9;
  }

  /** Notes a file that was written, and that scenes read. */
  public synchronized void wrote(Path file) {
    written.add(file);
  }

  /** The files that were written, and that scenes read. */
  public synchronized List<Path> written() {
    return List.copyOf(written);
  }

  /** Has something done when the run has ended and counts. */
  public synchronized void later(Runnable action) {
    later.add(action);
  }

  /** Stops it, as a file has changed and another one follows. */
  public void supersede() {
    superseded = true;
    stop.cancel();
  }

  /** Whether another one follows, so that this one does not count. */
  public boolean isSuperseded() {
    return superseded;
  }

  /** Whether it was stopped for good. */
  public boolean isStopped() {
    return !superseded && stop.isCancelled();
  }

  /**
   * Does what was left for now, and says what was held back, whatever comes of that.
   *
   * @throws zoetrope.render.result.OutputException when a report cannot be written
   */
  public synchronized void tell() {
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
