package zoetrope.internal.render.playback;

import zoetrope.internal.render.pipeline.Changes;
import zoetrope.internal.render.pipeline.FrameRun;
import zoetrope.scene.FrameRange;
import zoetrope.scene.SceneException;
import zoetrope.scene.StageResult;

/**
 * Keeps a frame of a scene, and its neighbours: those of its page. What comes before is passed
 * through as for a still. It rests behind them, or where nobody waits any more, and goes on from
 * there for later ones.
 */
final class PageRun extends CachingRun {
  private final FrameCache cache;
  private final Playback scene;
  private long goal;
  private int waiting;

  /** Whether it has done what it was to do. */
  private boolean done;

  /** For frame {@code goal}, for which one waits. */
  PageRun(Playback scene, FrameCache cache, Changes changes, long goal) {
    super(scene, cache, changes);
    this.scene = scene;
    this.cache = cache;
    this.goal = goal;
    this.waiting = 1;
  }

  /** Whether it will come to a frame, now or when it is told to. */
  boolean canReach(long number) {
    return !isOver()
        && position() <= number
        && (rests() || cache.pageOf(number) == cache.pageOf(goal));
  }

  /** Whether it is on its way to the page of a frame. */
  boolean isGoingTo(long number) {
    return !isOver() && !rests() && cache.pageOf(number) == cache.pageOf(goal);
  }

  /** One waits for a frame that it {@linkplain #canReach can reach}. */
  void goTo(long number) {
    changes()
        .change(
            () -> {
              waiting = isGoingTo(number) ? waiting + 1 : 1;
              goal = number;
              done = false;
            });
  }

  /** Takes back a {@link #goTo}, or what it was made for. */
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
      // It may have gone wrong after the frame that is wanted; what counts is what a still does.
      long number = wantedNow();
      return number < 0
          ? null
          : scene.play(FrameRange.only(number), (frame, count) -> take(frame, number, count));
    }
  }

  /** The frame that one waits for; negative when it is kept. */
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

  /** Whether it rests, or is about to: nobody waits for it. */
  @Override
  boolean rests() {
    return waiting == 0 || done;
  }
}
