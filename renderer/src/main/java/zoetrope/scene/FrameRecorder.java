package zoetrope.scene;

import java.util.List;
import java.util.function.Supplier;
import zoetrope.frame.Frame;

/** Decides, while {@link Stage#record} runs a scene to its end, which of its frames it receives. */
public interface FrameRecorder extends FrameSink {
  /**
   * The wanted frames, as far as is known when these sections have begun; asked at the beginning,
   * whenever a section begins, and again and again while frames pass.
   */
  FrameRange wanted(List<Section> sections);

  /**
   * Has a picture taken: what {@code snapshot} returns.
   *
   * @param number of the first frame that it may stand for
   */
  default Frame taken(long number, Supplier<Frame> snapshot) {
    return snapshot.get();
  }

  /** Told that the scene has passed the first {@code count} frames, wanted or not. */
  default void passed(long count) {}

  /**
   * Told when a play or pause begins.
   *
   * @param soFar what has come of the scene up to the end of that call; to be asked at once, as it
   *     is computed anew each time
   */
  default void called(Supplier<StageResult> soFar) {}

  /**
   * Told when something goes wrong in the scene, before that is thrown.
   *
   * @param soFar what came before, up to the moment at which it went wrong; to be asked at once
   */
  default void failed(Supplier<StageResult> soFar) {}
}
