package zoetrope.internal.render.pipeline;

import zoetrope.scene.FrameRange;
import zoetrope.scene.FrameSink;
import zoetrope.scene.StageResult;

/** Runs a scene from its beginning, a new object of it each time. */
@FunctionalInterface
public interface ScenePlayback {
  /**
   * Runs a new object of the scene on the calling thread and hands the frames of {@code range} to
   * {@code sink}. With {@link FrameRange#NONE} the sink is never called.
   *
   * @throws zoetrope.scene.SceneException for what goes wrong in the scene
   * @throws java.util.concurrent.CancellationException when the thread is interrupted
   */
  StageResult play(FrameRange range, FrameSink sink);
}
