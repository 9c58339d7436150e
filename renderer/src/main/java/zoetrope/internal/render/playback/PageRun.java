package zoetrope.internal.render.playback;

import zoetrope.internal.render.pipeline.Changes;
import zoetrope.internal.render.pipeline.FrameRun;
import zoetrope.scene.FrameRange;
import zoetrope.scene.SceneException;
import zoetrope.scene.StageResult;

/**
 * Caches a frame of a scene and the other frames of its page. Earlier frames are skipped, as for a
 * still. The run pauses after the page, or when no thread waits any more, and continues from there
 * to later frames.
 */
final class PageRun extends CachingRun {
  private final FrameCache cache;
  private final Playback scene;
  private long goal;
  private int waiting;

  /** Whether the run has cached its page. */
  private boolean done;

  /** Creates a run to frame {@code goal}. A thread waits for this frame. */
  PageRun(Playback scene, FrameCache cache, Changes changes, long goal) {
    super(scene, cache, changes);
    this.scene = scene;
    this.cache = cache;
    this.goal = goal;
    this.waiting = 1;
  }

  /** Whether the run has not passed a frame and either pauses or moves to its page. */
  boolean canReach(long number) {
    return !isOver()
        && position() <= number
        && (rests() || cache.pageOf(number) == cache.pageOf(goal));
  }

  /** Whether the run is moving to the page of a frame. */
  boolean isGoingTo(long number) {
    return !isOver() && !rests() && cache.pageOf(number) == cache.pageOf(goal);
  }

  /**
   * Sends the run to a frame that it {@linkplain #canReach can reach}. A thread waits for this
   * frame.
   */
  void goTo(long number) {
    changes()
        .change(
            () -> {
              waiting = isGoingTo(number) ? waiting + 1 : 1;
              goal = number;
              done = false;
            });
  }

  /** Takes back a {@link #goTo}, or the goal of the constructor. */
  void leave(long number) {
    if (isGoingTo(number)) {
      waiting--;
    }
  }

  @Override
  StageResult play() {
    try {
      return super.play();
    } catch (SceneException e) {
      // It may have failed after the requested frame. It must behave like a still.
      long number = wantedNow();
      return number < 0
          ? null
          : scene.play(FrameRange.only(number), (frame, count) -> take(frame, number, count));
    }
  }

  /** Returns the frame for which a thread waits; negative if it is cached. */
  private long wantedNow() {
    return changes().get(() -> cache.find(goal) == null ? goal : -1);
  }

  @Override
  long nextWanted(long frame) {
    return Math.max(frame, cache.startOf(cache.pageOf(goal)));
  }

  @Override
  boolean isWanted(FrameRun run) {
    return cache.pageOf(run.number()) == cache.pageOf(goal)
        || run.number() <= goal && goal < run.number() + run.count();
  }

  @Override
  void keep(FrameCache.Page onto, FrameRun run, long weight) {
    boolean room = cache.add(onto, run, weight, goal);
    long end = run.number() + run.count();
    done = end > goal && (!room || end >= cache.startOf(cache.pageOf(goal) + 1));
  }

  /** Whether the run pauses or will pause soon, because no thread waits for it. */
  @Override
  boolean rests() {
    return waiting == 0 || done;
  }
}
