package zoetrope.internal.render.playback;

import java.util.concurrent.CancellationException;
import zoetrope.frame.Frame;
import zoetrope.internal.render.guard.SceneWatch;
import zoetrope.internal.render.pipeline.Changes;
import zoetrope.scene.FrameSink;
import zoetrope.scene.SceneException;

/**
 * A run of a scene that passes one range of frames after another, and pauses after each range.
 * Frames between two ranges are not taken. Only one {@link #pass} may run at a time.
 */
public final class RangeRun extends SceneRun implements AutoCloseable {
  private final SceneWatch watch;
  private boolean started;
  private Wanted wanted;

  /**
   * The range that is requested now, or else the range that was requested last.
   *
   * @param sink null if no frames are requested now
   */
  private record Wanted(long from, long to, FrameSink sink) {}

  /** Creates a run that begins with the first {@link #pass}. */
  public RangeRun(Playback scene, SceneWatch watch) {
    super(scene, new Changes(), "zoetrope-range");
    this.watch = watch;
    this.wanted = new Wanted(0, 0, null);
  }

  public SceneWatch watch() {
    return watch;
  }

  /**
   * Passes the frames from {@code first} to {@code end}, exclusive, to {@code target} on the run's
   * thread, and waits until all are passed.
   *
   * @throws SceneException for an error in the scene, or if the scene ends before frame {@code end}
   * @throws CancellationException if the calling thread is interrupted; this ends the run
   */
  public void pass(long first, long end, FrameSink target) {
    changes().change(() -> wanted = new Wanted(first, end, target));
    if (!started) {
      started = true;
      start();
    }
    try {
      changes().awaitWhile(() -> !rests() && !isOver());
    } catch (CancellationException e) {
      close();
      throw e;
    }
    changes().get(this::result);
    if (!changes().get(this::rests)) {
      throw new SceneException(
          "the scene ended before frame "
              + end
              + ", but it was longer in the dry run: construct() must do the same in each run, and"
              + " on each machine",
          null,
          "",
          0);
    }
  }

  /**
   * Returns the number of the first frame that this run can still pass. Must be called while the
   * run pauses.
   */
  public long next() {
    return changes().get(() -> wanted.to());
  }

  public boolean isClosed() {
    return changes().get(() -> isOver() || isStopped());
  }

  @Override
  long nextWanted(long frame) {
    return Math.max(frame, wanted.from());
  }

  @Override
  boolean rests() {
    return wanted.sink() == null;
  }

  /**
   * Takes {@code count} equal frames, and passes those in the requested range. Pauses at the end of
   * the range.
   */
  @Override
  void take(Frame frame, long number, long count) {
    long end = number + count;
    Wanted now = changes().get(() -> wanted);
    while (true) {
      long first = Math.max(number, now.from());
      long last = Math.min(end, now.to());
      if (first < last) {
        now.sink().accept(frame, last - first);
      }
      if (end < now.to()) {
        return;
      }
      Wanted passed = new Wanted(now.from(), now.to(), null);
      changes().change(() -> wanted = passed);
      restUnwatched();
      now = changes().get(() -> wanted);
    }
  }

  private void restUnwatched() {
    Thread here = Thread.currentThread();
    boolean worked = watch.leave(here);
    rest();
    if (worked) {
      watch.enter(here, SceneWatch.Work.STAGE);
    }
  }

  @Override
  public void close() {
    stop();
  }
}
