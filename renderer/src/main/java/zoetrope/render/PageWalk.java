package zoetrope.render;

import zoetrope.scene.FrameRange;
import zoetrope.scene.SceneException;
import zoetrope.scene.StageResult;

/**
 * Keeps a frame of a scene, and its neighbours: those of its page. What comes before is passed
 * through as for a still.
 */
final class PageWalk extends StageWalk {
  private final FrameCache shelf;
  private final Object lock;
  private final long wanted;

  /** For frame {@code wanted}. */
  PageWalk(SceneEntry scene, RenderSettings settings, FrameCache shelf, Object lock, long wanted) {
    super(scene, settings, shelf, lock);
    this.shelf = shelf;
    this.lock = lock;
    this.wanted = wanted;
  }

  /** Whether a frame that is not there yet will be soon, unless there is no room for it. */
  boolean willReach(long number) {
    return !isOver() && shelf.pageOf(number) == shelf.pageOf(wanted) && number >= position();
  }

  @Override
  StageResult walk() {
    long page = shelf.pageOf(wanted);
    try {
      return keep(new FrameRange(shelf.startOf(page), shelf.startOf(page + 1)));
    } catch (SceneException e) {
      // It may have gone wrong after the frame that is wanted; what counts is what a still does.
      return isKept() ? null : keep(FrameRange.only(wanted));
    }
  }

  private boolean isKept() {
    synchronized (lock) {
      return shelf.find(wanted) != null;
    }
  }

  @Override
  boolean keep(FrameCache.Page onto, Run run, long weight) {
    return shelf.add(onto, run, weight, wanted) || run.number() + run.count() <= wanted;
  }
}
