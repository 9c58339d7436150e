package zoetrope.internal.render.playback;

import zoetrope.internal.render.pipeline.Changes;
import zoetrope.internal.render.pipeline.FrameRun;
import zoetrope.scene.FrameRange;
import zoetrope.scene.SceneException;
import zoetrope.scene.StageResult;

/**
 * A run of a scene that caches a requested frame and all other frames of its {@linkplain
 * FrameCache.Page page}. Frames before the page are not taken. The run pauses after the page, or
 * when no thread waits for the frame any longer. From there it can continue to later frames.
 */
final class PageRun extends CachingRun {
  private final FrameCache cache;
  private final Playback scene;
  private long goal;
  private int waiting;

  private boolean done;

  /** Creates a run that computes frame {@code goal} for a waiting thread. */
  PageRun(Playback scene, FrameCache cache, Changes changes, long goal) {
    super(scene, cache, changes);
    this.scene = scene;
    this.cache = cache;
    this.goal = goal;
    this.waiting = 1;
  }

  /**
   * Whether the run can still compute a frame: it has not passed the frame, and it pauses or moves
   * to the frame's page.
   */
  boolean canReach(long number) {
    return !isOver()
        && position() <= number
        && (rests() || cache.pageOf(number) == cache.pageOf(goal));
  }

  boolean isGoingTo(long number) {
    return !isOver() && !rests() && cache.pageOf(number) == cache.pageOf(goal);
  }

  /**
   * Lets the run continue to a frame that it {@linkplain #canReach can reach}, and records that a
   * thread waits for this frame.
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

  /**
   * Records that the thread that called {@link #goTo} or the constructor does not wait any longer.
   */
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
      // The error may come after the requested frame, but before this frame was passed on. So the
      // scene runs again for this frame only.
      long number = wantedNow();
      return number < 0
          ? null
          : scene.play(FrameRange.only(number), (frame, count) -> take(frame, number, count));
    }
  }

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

  /**
   * Whether the run pauses or will pause soon: it has cached its page, or no thread waits for it.
   */
  @Override
  boolean rests() {
    return waiting == 0 || done;
  }
}
