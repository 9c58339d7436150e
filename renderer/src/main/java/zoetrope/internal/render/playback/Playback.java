package zoetrope.internal.render.playback;

import zoetrope.internal.render.pipeline.ScenePlayback;
import zoetrope.scene.FrameRecorder;
import zoetrope.scene.StageResult;

/** Runs a scene from its beginning, a new object of it each time. */
public interface Playback extends ScenePlayback {
  /**
   * Runs a new object of the scene to its end and passes the frames to {@code recorder} that it
   * wants.
   *
   * @throws zoetrope.scene.SceneException for what goes wrong in the scene
   * @throws java.util.concurrent.CancellationException when the thread is interrupted
   */
  StageResult record(FrameRecorder recorder);
}
