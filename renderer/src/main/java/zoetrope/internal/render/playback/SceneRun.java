package zoetrope.internal.render.playback;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import zoetrope.frame.Frame;
import zoetrope.internal.render.pipeline.Changes;
import zoetrope.internal.render.pipeline.Rethrown;
import zoetrope.scene.FrameRange;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.Section;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageResult;
import zoetrope.scene.StageView;

/**
 * A run of a scene on a separate thread, which continues while frames are requested, pauses after
 * them, and has a result. A lock, which it may share, guards its state. Unless stated otherwise,
 * its methods are called with the lock held.
 */
abstract class SceneRun {
  /**
   * Authors' code that neither plays nor ends cannot be stopped, so it is waited for only this
   * long.
   */
  private static final long PATIENCE_SECONDS = 2;

  /** No frame is requested. */
  static final long NEVER = FrameRange.END.from() - 1;

  private final Playback scene;
  private final Changes changes;
  private final Thread thread;
  private long position;
  private boolean stopped;
  private boolean over;
  private StageResult result;
  private Throwable failure;

  /** The results so far, as of the last request, and whether they are requested again. */
  private StageResult soFar;

  private boolean askedSoFar = true;

  SceneRun(Playback scene, Changes changes, String threadName) {
    this.scene = scene;
    this.changes = changes;
    this.thread = new Thread(this::run, threadName);
    thread.setDaemon(true);
  }

  /** Returns the first requested frame at or after this one, or {@link #NEVER}. */
  abstract long nextWanted(long frame);

  /** Takes a frame that stands for {@code count} equal ones. The lock is not held. */
  abstract void take(Frame frame, long number, long count);

  /** Whether the run should pause at its position. */
  abstract boolean rests();

  /** Runs the scene on the calling thread, which is this run's. The lock is not held. */
  StageResult play() {
    return scene.observe(new Frames());
  }

  final Changes changes() {
    return changes;
  }

  final void start() {
    thread.start();
  }

  /** Makes the thread end, without waiting for it. */
  final void stop() {
    changes.change(() -> stopped = true);
    thread.interrupt();
  }

  /**
   * Waits for the thread to end, up to a limit, also when interrupted; returns whether it was. The
   * lock is not held.
   */
  final boolean awaitEnd() {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    boolean interrupted = false;
    while (true) {
      try {
        TimeUnit.NANOSECONDS.timedJoin(thread, deadline - System.nanoTime());
        return interrupted;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
  }

  /** Whether the run has ended or failed. */
  final boolean isOver() {
    return over;
  }

  final boolean isStopped() {
    return stopped;
  }

  /** Returns the number of the first frame that can still come. */
  final long position() {
    return position;
  }

  /** Returns the result, or throws the error. */
  final StageResult result() {
    if (failure != null) {
      throw Rethrown.of(failure);
    }
    return result;
  }

  /**
   * Returns the results so far, as of the first play that began after the last call; null before
   * the first play. After a failure, the results before it.
   */
  final StageResult soFar() {
    askedSoFar = true;
    return soFar;
  }

  private void run() {
    try {
      StageResult done = play();
      changes.change(() -> end(done, null));
    } catch (Throwable e) { // Any error must be reported, because a thread waits for it.
      changes.change(() -> end(null, e));
    }
  }

  private void end(StageResult done, Throwable thrown) {
    result = done;
    failure = thrown;
    over = true;
  }

  /** Waits until more frames are requested. The lock is not held. */
  final void rest() {
    changes.awaitWhile(() -> rests() && !stopped);
    if (changes.get(() -> stopped)) {
      throw new CancellationException("the run was closed");
    }
  }

  /** Takes the requested frames, and pauses if no thread waits for more. */
  private final class Frames implements StageObserver {
    @Override
    public FrameRange wanted(long next, List<Section> sections) {
      long from = changes.get(() -> nextWanted(next));
      return new FrameRange(Math.min(from, NEVER), Long.MAX_VALUE);
    }

    @Override
    public void frame(Frame frame, long number, long count) {
      take(frame, number, count);
    }

    @Override
    public void passed(long next) {
      changes.change(() -> position = next);
      rest();
    }

    @Override
    public void called(PlayRecord play, StageView stage) {
      changes.change(
          () -> {
            soFar = askedSoFar ? stage.soFar() : soFar;
            askedSoFar = false;
          });
    }

    @Override
    public void failed(StageView stage) {
      changes.change(() -> soFar = stage.soFar());
    }
  }
}
