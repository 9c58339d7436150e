package zoetrope.internal.render.playback;

import zoetrope.scene.FrameRange;
import zoetrope.scene.FrameSink;
import zoetrope.scene.Stage;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageResult;

/** Runs a scene from its beginning. Each run creates a new object of the scene. */
public interface Playback {
  /**
   * Runs a new object of the scene for {@code observer}.
   *
   * @throws zoetrope.scene.SceneException for an error in the scene
   * @throws java.util.concurrent.CancellationException if the thread is interrupted
   */
  StageResult observe(StageObserver observer);

  /**
   * Runs a new object of the scene and passes the frames of {@code range} to {@code sink}. With
   * {@link FrameRange#NONE} the sink is never called.
   *
   * @throws zoetrope.scene.SceneException for an error in the scene
   * @throws java.util.concurrent.CancellationException if the thread is interrupted
   */
  default StageResult play(FrameRange range, FrameSink sink) {
    return observe(Stage.passing(range, sink));
  }
}
