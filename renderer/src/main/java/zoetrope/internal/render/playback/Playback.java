package zoetrope.internal.render.playback;

import zoetrope.scene.FrameRange;
import zoetrope.scene.FrameSink;
import zoetrope.scene.Stage;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageResult;

/** Runs a scene from its beginning, a new object of it each time. */
public interface Playback {
  /**
   * Runs a new object of the scene for {@code observer}.
   *
   * @throws zoetrope.scene.SceneException for what goes wrong in the scene
   * @throws java.util.concurrent.CancellationException when the thread is interrupted
   */
  StageResult observe(StageObserver observer);

  /**
   * Runs a new object of the scene and hands the frames of {@code range} to {@code sink}. With
   * {@link FrameRange#NONE} the sink is never called.
   *
   * @throws zoetrope.scene.SceneException for what goes wrong in the scene
   * @throws java.util.concurrent.CancellationException when the thread is interrupted
   */
  default StageResult play(FrameRange range, FrameSink sink) {
    return observe(Stage.passing(range, sink));
  }
}
