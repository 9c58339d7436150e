package zoetrope.internal.render.playback;

import java.util.concurrent.CancellationException;
import zoetrope.frame.Frame;
import zoetrope.internal.render.guard.SceneWatch;
import zoetrope.internal.render.pipeline.Changes;
import zoetrope.scene.FrameSink;
import zoetrope.scene.SceneException;

/**
 * A run of a scene that passes one range of frames after another and rests behind each. What lies
 * between is run without taking frames. For one {@link #pass} at a time.
 */
public final class RangeRun extends SceneRun implements AutoCloseable {
  private final SceneWatch watch;

  /** What the frames are for; null while the run rests. Guarded, as are the next ones. */
  private FrameSink sink;

  private long from;
  private long to;

  /** A run that begins with the first {@link #pass}. */
  public RangeRun(Playback scene, SceneWatch watch) {
    super(scene, new Changes(), "zoetrope-held-stage");
    this.watch = watch;
  }

  /** The watch that is kept of the scene. */
  public SceneWatch watch() {
    return watch;
  }

  /**
   * Passes the frames from {@code first} to before {@code end} to {@code target}, on a thread of
   * the scene, and waits for it.
   *
   * @throws SceneException for what goes wrong in the scene, also when it is over before
   * @throws CancellationException when the thread is interrupted; then the run is over
   */
  public void pass(long first, long end, FrameSink target) {
    changes().lock();
    try {
      sink = target;
      from = first;
      to = end;
      if (!hasStarted()) {
        start();
      }
      changes().tell();
      while (sink != null && !isOver()) {
        changes().await();
      }
      result();
      requirePassed(end);
    } catch (CancellationException e) {
      close();
      throw e;
    } finally {
      changes().unlock();
    }
  }

  private void requirePassed(long end) {
    if (sink != null) {
      throw new SceneException(
          "the scene ended before frame "
              + end
              + " here, which it had where the film was planned: construct() must do the same each"
              + " time, and on each machine",
          null,
          "",
          0);
    }
  }

  /** The first frame that can still be had; the run is to rest. */
  public long next() {
    changes().lock();
    try {
      return to;
    } finally {
      changes().unlock();
    }
  }

  /** Whether no more frames can be had, one way or the other. */
  public boolean isClosed() {
    changes().lock();
    try {
      return isOver() || isStopped();
    } finally {
      changes().unlock();
    }
  }

  @Override
  long nextWanted(long frame) {
    return Math.max(frame, from);
  }

  @Override
  boolean rests() {
    return sink == null;
  }

  /** Passes what is wanted of equal frames, and rests each time when nothing more is. */
  @Override
  void take(Frame frame, long number, long count) {
    long end = number + count;
    while (true) {
      FrameSink target;
      long first;
      long last;
      changes().lock();
      try {
        target = sink;
        first = Math.max(number, from);
        last = to;
      } finally {
        changes().unlock();
      }
      if (first < Math.min(end, last)) {
        target.accept(frame, Math.min(end, last) - first);
      }
      if (end < last) {
        return;
      }
      changes().change(() -> sink = null);
      restUnwatched();
    }
  }

  private void restUnwatched() {
    Thread here = Thread.currentThread();
    boolean worked = watch.leave(here);
    changes().lock();
    try {
      rest();
    } finally {
      changes().unlock();
    }
    if (worked) {
      watch.enter(here, SceneWatch.Work.STAGE);
    }
  }

  /** Lets the run go. */
  @Override
  public void close() {
    stop();
  }
}
