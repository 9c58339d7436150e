package zoetrope.internal.render.playback;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import zoetrope.frame.Frame;
import zoetrope.internal.diagnostics.Rethrown;
import zoetrope.internal.mobject.CurrentRun;
import zoetrope.internal.render.pipeline.Changes;
import zoetrope.scene.FrameRange;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.Section;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageResult;
import zoetrope.scene.StageView;

/**
 * A run of a scene on a separate thread. The run continues while frames are requested, and pauses
 * otherwise. The lock {@code changes} guards its state; several runs may share a lock. Unless
 * stated otherwise, the caller of a method holds the lock.
 */
abstract class SceneRun {
  /**
   * The maximum time to wait for a run to end. Java cannot stop an author's code that neither plays
   * an animation nor ends.
   */
  private static final long PATIENCE_SECONDS = 2;

  static final long NEVER = FrameRange.END.from() - 1;

  private final Playback scene;
  private final Changes changes;
  private final Thread thread;
  private long position;
  private boolean stopped;
  private boolean over;
  private StageResult result;
  private Throwable failure;

  /** The results at the start of a recent play; see {@link #soFar()}. */
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

  /**
   * Receives {@code count} equal frames; {@code number} is the number of the first. The lock is not
   * held.
   */
  abstract void take(Frame frame, long number, long count);

  abstract boolean rests();

  /**
   * Runs the scene on the calling thread, which is the thread of this run. The lock is not held.
   */
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
   * Waits for the thread to end, up to a time limit. An interrupt does not shorten the wait;
   * returns whether there was one. The lock is not held.
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

  final boolean isOver() {
    return over;
  }

  final boolean isStopped() {
    return stopped;
  }

  final long position() {
    return position;
  }

  final StageResult result() {
    if (failure != null) {
      throw Rethrown.of(failure);
    }
    return result;
  }

  /**
   * Returns the results as of the first play that began after the previous call; null before the
   * first play. After a failure, returns the results up to the failure.
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
    CurrentRun.get().waiting(() -> changes.awaitWhile(() -> rests() && !stopped));
    if (changes.get(() -> stopped)) {
      throw new CancellationException("the run was closed");
    }
  }

  /** Passes on the requested frames, and pauses if no more are requested. */
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
