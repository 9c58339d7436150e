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

  /** The first frame that nobody waits for yet, while it is held; else there is none. */
  private long end = Long.MAX_VALUE;

  FullPlayback(ScenePlayback scene, FrameCache cache) {
    super(scene, cache);
    this.cache = cache;
  }

  /** Goes no further than the frames that are asked for, until {@link #goOn()}. */
  void hold() {
    end = 0;
  }

  /** Is held no longer. */
  void goOn() {
    end = Long.MAX_VALUE;
    cache.notifyAll();
  }

  /** Whether a frame that is not there yet will be soon; then it goes on at least up to there. */
  boolean willReach(long number) {
    boolean reaches = !isOver() && !full && number >= position() && number - position() <= NEAR;
    if (reaches && number >= end) {
      end = number + 1;
      cache.notifyAll();
    }
    return reaches;
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

  @Override
  boolean isHeld(long next) {
    return next >= end;
  }
}
