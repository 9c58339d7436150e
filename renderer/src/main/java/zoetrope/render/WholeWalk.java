package zoetrope.render;

import zoetrope.scene.FrameRange;
import zoetrope.scene.StageResult;

/** Keeps the frames of a scene from its beginning on, as many as there is room for. */
final class WholeWalk extends StageWalk {
  /** To wait for so many frames takes no longer than another run of the scene. */
  private static final long NEAR = 600;

  private final FrameCache shelf;
  private boolean full;

  WholeWalk(SceneEntry scene, RenderSettings settings, FrameCache shelf, Object lock) {
    super(scene, settings, shelf, lock);
    this.shelf = shelf;
  }

  /** Whether a frame that is not there yet will be soon. */
  boolean willReach(long number) {
    return !isOver() && !full && number >= position() && number - position() <= NEAR;
  }

  @Override
  StageResult walk() {
    StageResult all = keep(FrameRange.ALL);
    return all == null ? rehearse() : all;
  }

  @Override
  boolean keep(FrameCache.Page onto, Run run, long weight) {
    full = !shelf.addIfRoom(onto, run, weight);
    return !full;
  }
}
