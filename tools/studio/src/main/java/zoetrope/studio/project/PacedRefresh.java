package zoetrope.studio.project;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * Looks for changed files of a project. The first change is found at once. If files go on to
 * change, as a log or a growing output does, the next change is found after a pause, so that the
 * scene is not opened again all the time. Not thread-safe.
 */
public final class PacedRefresh {
  private static final Duration PAUSE = Duration.ofMillis(500);

  private final Project project;
  private final LongSupplier nanos;
  private long next;

  /**
   * Creates a look for changes.
   *
   * @param nanos returns the current time, as {@link System#nanoTime}
   */
  public PacedRefresh(Project project, LongSupplier nanos) {
    this.project = project;
    this.nanos = nanos;
    this.next = nanos.getAsLong();
  }

  /** Refreshes the project, unless it changed less than half a second ago. */
  public void refresh() {
    if (nanos.getAsLong() - next >= 0 && project.refresh()) {
      next = nanos.getAsLong() + PAUSE.toNanos();
    }
  }
}
