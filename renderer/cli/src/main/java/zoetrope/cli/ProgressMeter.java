package zoetrope.cli;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.output.OutputFormat;
import zoetrope.output.OutputKind;
import zoetrope.render.result.Progress;
import zoetrope.render.result.RenderResult;

/**
 * A meter that shows the progress of rendering on a stream: as a bar that is redrawn on a terminal,
 * or as a plain line every few seconds. Lines printed through the meter never collide with the bar.
 */
final class ProgressMeter implements Progress, AutoCloseable {
  private static final long BAR_NANOS = 100_000_000L;
  private static final long PLAIN_NANOS = 5_000_000_000L;
  private static final int BAR_WIDTH = 24;

  private final Style style;
  private final PrintStream out;
  private final LongSupplier clock;
  private final UnaryOperator<String> rewriter;
  private final ScheduledExecutorService ticker;
  private final Set<String> staging = new LinkedHashSet<>();
  private final Set<Path> written = ConcurrentHashMap.newKeySet();
  private long staged;
  private long expected;
  private long done;
  private long start;
  private int shownLength;
  private boolean closed;

  /** The values of {@code --progress}. */
  enum Style {
    /**
     * One line that is redrawn, without escape sequences. If there is no terminal, the same as
     * PLAIN.
     */
    AUTO,
    /** A line every five seconds. */
    PLAIN,
    /** No progress; only the printed lines. */
    NONE;

    Style onErrorStream() {
      return this == AUTO && !Terminal.showsErrors() ? PLAIN : this;
    }
  }

  /**
   * Creates a meter that writes to {@code out}. It passes each message about a finished video
   * through {@code rewriter}, which can replace file names.
   */
  ProgressMeter(Style style, PrintStream out, UnaryOperator<String> rewriter) {
    this(style, out, System::nanoTime, rewriter);
    if (style != Style.NONE) {
      long period = style == Style.AUTO ? BAR_NANOS : PLAIN_NANOS;
      ticker.scheduleAtFixedRate(this::tick, period, period, TimeUnit.NANOSECONDS);
    }
  }

  /**
   * Creates a meter with another clock, in nanoseconds. It shows nothing until {@link #show} is
   * called.
   */
  ProgressMeter(Style style, PrintStream out, LongSupplier clock, UnaryOperator<String> rewriter) {
    this.style = style;
    this.rewriter = rewriter;
    this.out = out;
    this.clock = clock;
    this.ticker = Executors.newSingleThreadScheduledExecutor(ProgressMeter::newThread);
  }

  @Override
  public synchronized void expect(long frames) {
    if (expected == 0) {
      start = clock.getAsLong();
    }
    expected += frames;
  }

  @Override
  public synchronized void advance(long frames) {
    done += frames;
  }

  @Override
  public synchronized void staging(String scene) {
    staging.add(scene);
  }

  @Override
  public synchronized void staged(String scene) {
    staging.remove(scene);
    staged++;
  }

  @Override
  public void stalled(String scene, String place, long seconds) {
    if (style != Style.NONE) {
      print(stallLine(scene, place, seconds));
    }
  }

  /** Returns the message about a scene that does not advance. */
  static String stallLine(String scene, String place, long seconds) {
    return scene + ": no progress for " + seconds + " s" + (place.isEmpty() ? "" : ", at " + place);
  }

  /** Prints where a finished video is and how long it took. The caller reports failures. */
  @Override
  public void finished(RenderResult result) {
    if (result.done()) {
      written.add(result.target());
      print(rewriter.apply(summary(result)));
    }
  }

  /** Whether a complete video was written to this file. */
  boolean hasWritten(Path target) {
    return written.contains(target);
  }

  /** Prints a line above the bar. */
  synchronized void print(String line) {
    clear();
    out.println(line);
    out.flush();
  }

  /** Shows the progress once. An exception must not escape, because it would end the timer. */
  private void tick() {
    try {
      show();
    } catch (OutOfMemoryError e) {
      // Memory may be available again at the next tick.
    }
  }

  synchronized void show() {
    if (closed) {
      return;
    }
    if (expected <= 0) {
      showStaging();
      return;
    }
    double seconds = Math.max(1e-9, (clock.getAsLong() - start) / 1e9);
    double rate = done / seconds;
    String left = done == 0 ? "" : left((expected - done) / rate);
    if (style == Style.AUTO) {
      int filled = (int) Math.min(BAR_WIDTH, BAR_WIDTH * done / expected);
      String bar = "#".repeat(filled) + ".".repeat(BAR_WIDTH - filled);
      rewrite(Messages.of("[%s] %d/%d frames  %.0f fps  %s", bar, done, expected, rate, left));
    } else if (style == Style.PLAIN) {
      out.printf(
          Locale.ROOT,
          "%d of %d frames (%d %%), %.0f fps, %s%n",
          done,
          expected,
          100 * done / expected,
          rate,
          left.isEmpty() ? "time left unknown" : left);
      out.flush();
    }
  }

  /**
   * Returns the remaining time as text. On a cluster, videos are rendered while other scenes are
   * still in their dry runs. Then the number of frames, and so the time, is not known yet.
   */
  private String left(double seconds) {
    return staging.isEmpty() ? time(seconds) + " left" : "more frames after the dry runs";
  }

  /** Shows which scenes are in their dry runs. The number of frames is not known yet. */
  private void showStaging() {
    if (staging.isEmpty()) {
      return;
    }
    String text =
        "counting the frames of "
            + String.join(", ", staging)
            + (staged == 0 ? "" : " (" + staged + (staged == 1 ? " is" : " are") + " done)")
            + " before they are drawn";
    if (style == Style.AUTO) {
      rewrite(text);
    } else if (style == Style.PLAIN) {
      out.println(text);
      out.flush();
    }
  }

  private void rewrite(String text) {
    String padding = " ".repeat(Math.max(0, shownLength - text.length()));
    out.print("\r" + text + padding);
    out.flush();
    shownLength = text.length();
  }

  private void clear() {
    if (shownLength > 0) {
      out.print("\r" + " ".repeat(shownLength) + "\r");
      shownLength = 0;
    }
  }

  /** Removes the bar and stops. */
  @Override
  public void close() {
    synchronized (this) {
      closed = true;
      clear();
      out.flush();
    }
    ticker.shutdownNow();
    try {
      ticker.awaitTermination(PLAIN_NANOS, TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static Thread newThread(Runnable ticks) {
    Thread thread = new Thread(ticks, "zoetrope-progress");
    thread.setDaemon(true);
    return thread;
  }

  private static String summary(RenderResult result) {
    if (OutputFormat.find(result.target(), OutputKind.SOUND).isPresent()) {
      return Messages.of(
          "%s: %.3f s of sound, %s, in %.1f s",
          result.target(), result.duration().seconds(), size(result.bytes()), result.wallSeconds());
    }
    return Messages.of(
        "%s: %.3f s, %d frames, %s, in %.1f s (%.0f fps)",
        result.target(),
        result.duration().seconds(),
        result.frames(),
        size(result.bytes()),
        result.wallSeconds(),
        result.frames() / Math.max(1e-9, result.wallSeconds()));
  }

  private static String size(long bytes) {
    if (bytes < 10_000) {
      return bytes + " bytes";
    }
    return bytes < 10_000_000
        ? Messages.of("%.0f kB", bytes / 1e3)
        : Messages.of("%.1f MB", bytes / 1e6);
  }

  private static String time(double seconds) {
    long whole = (long) Math.ceil(seconds);
    return whole < 3600
        ? Messages.of("%d:%02d", whole / 60, whole % 60)
        : Messages.of("%d:%02d:%02d", whole / 3600, whole / 60 % 60, whole % 60);
  }
}
