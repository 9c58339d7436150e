package zoetrope.internal.render.playback;

import zoetrope.internal.render.pipeline.FrameRun;
import zoetrope.internal.render.pipeline.ScenePlayback;
import zoetrope.scene.FrameRange;
import zoetrope.scene.SceneException;
import zoetrope.scene.StageResult;

/**
 * Keeps a frame of a scene, and its neighbours: those of its page. What comes before is passed
 * through as for a still.
 */
final class SeekPlayback extends BackgroundPlayback {
  private final FrameCache cache;
  private final long wanted;

  /** For frame {@code wanted}. */
  SeekPlayback(ScenePlayback scene, FrameCache cache, long wanted) {
    super(scene, cache);
    this.cache = cache;
    this.wanted = wanted;
  }

  /** Whether a frame that is not there yet will be soon, unless there is no room for it. */
  boolean willReach(long number) {
    return !isOver() && cache.pageOf(number) == cache.pageOf(wanted) && number >= position();
  }

  @Override
  StageResult play() {
    long page = cache.pageOf(wanted);
    try {
      return keep(new FrameRange(cache.startOf(page), cache.startOf(page + 1)));
    } catch (SceneException e) {
      // It may have gone wrong after the frame that is wanted; what counts is what a still does.
      return isKept() ? null : keep(FrameRange.only(wanted));
    }
  }

  private boolean isKept() {
    synchronized (cache) {
      return cache.find(wanted) != null;
    }
  }

  @Override
  boolean keep(FrameCache.Page onto, FrameRun run, long weight) {
    return cache.add(onto, run, weight, wanted) || run.number() + run.count() <= wanted;
  }
}
