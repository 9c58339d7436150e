package zoetrope.internal.render.playback;

import zoetrope.internal.render.pipeline.FrameRun;
import zoetrope.internal.render.pipeline.ScenePlayback;
import zoetrope.scene.FrameRange;
import zoetrope.scene.StageResult;

/** Keeps the frames of a scene from its beginning on, as many as there is room for. */
final class FullPlayback extends BackgroundPlayback {
  /** To wait for so many frames takes no longer than another run of the scene. */
  private static final long NEAR = 600;

  private final FrameCache cache;
  private boolean full;

  FullPlayback(ScenePlayback scene, FrameCache cache) {
    super(scene, cache);
    this.cache = cache;
  }

  /** Whether a frame that is not there yet will be soon. */
  boolean willReach(long number) {
    return !isOver() && !full && number >= position() && number - position() <= NEAR;
  }

  @Override
  StageResult play() {
    StageResult all = keep(FrameRange.ALL);
    return all == null ? playOut() : all;
  }

  @Override
  boolean keep(FrameCache.Page onto, FrameRun run, long weight) {
    full = !cache.addIfRoom(onto, run, weight);
    return !full;
  }
}
