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
 * A run of a scene, on a thread of its own, that goes on while frames are wanted, rests behind
 * them, and can be asked for its result. Its state is guarded by a lock that it may share; unless
 * they say otherwise, its methods are called with the lock held.
 */
abstract class SceneRun {
  /** Authors' code that neither plays nor comes to an end cannot be stopped, nor waited for. */
  private static final long PATIENCE_SECONDS = 2;

  /** No frame is wanted. */
  static final long NEVER = FrameRange.END.from() - 1;

  private final Playback scene;
  private final Changes changes;
  private final Thread thread;
  private long position;
  private boolean stopped;
  private boolean over;
  private StageResult result;
  private Throwable failure;

  /** What has come of it so far, as of when it was asked for last, and whether it is again. */
  private StageResult soFar;

  private boolean askedSoFar = true;

  SceneRun(Playback scene, Changes changes, String threadName) {
    this.scene = scene;
    this.changes = changes;
    this.thread = new Thread(this::run, threadName);
    thread.setDaemon(true);
  }

  /** The first frame at or behind this one that is wanted, or {@link #NEVER}. */
  abstract long nextWanted(long frame);

  /** Takes a frame that stands for {@code count} equal ones. The lock is not held. */
  abstract void take(Frame frame, long number, long count);

  /** Whether it is to rest where it is. */
  abstract boolean rests();

  /** Plays the scene on the calling thread, which is this run's. The lock is not held. */
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
   * Waits for the thread to end, with patience, also when interrupted; returns whether it was. The
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

  /** Whether it has ended, one way or the other. */
  final boolean isOver() {
    return over;
  }

  final boolean isStopped() {
    return stopped;
  }

  /** The number of the first frame that can still come. */
  final long position() {
    return position;
  }

  /** What came of it; what went wrong is thrown. */
  final StageResult result() {
    if (failure != null) {
      throw Rethrown.of(failure);
    }
    return result;
  }

  /**
   * What has come of it so far, as of the first play that began after the last call; null before
   * anything is played. Once it has failed, what came before.
   */
  final StageResult soFar() {
    askedSoFar = true;
    return soFar;
  }

  private void run() {
    try {
      StageResult done = play();
      changes.change(() -> end(done, null));
    } catch (Throwable e) { // Whatever it is, somebody waits to be told.
      changes.change(() -> end(null, e));
    }
  }

  private void end(StageResult done, Throwable thrown) {
    result = done;
    failure = thrown;
    over = true;
  }

  /** Waits until more is wanted. The lock is not held. */
  final void rest() {
    changes.awaitWhile(() -> rests() && !stopped);
    if (changes.get(() -> stopped)) {
      throw new CancellationException("the run was closed");
    }
  }

  /** Takes the frames that are wanted, and rests where nobody waits for more. */
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
