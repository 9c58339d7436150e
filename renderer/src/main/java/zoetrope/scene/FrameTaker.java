package zoetrope.scene;

import java.util.List;
import java.util.function.Supplier;
import zoetrope.frame.Frame;

/** Takes pictures of the stage while a scene runs. */
interface FrameTaker {
  /** Whether frame {@code k} is wanted. */
  boolean wants(long k);

  /** The first wanted frame at or after {@code k}. */
  long nextWanted(long k);

  /**
   * To be called for {@code count} equal frames from {@code first} on, which {@code snapshot} takes
   * if any is wanted.
   *
   * @throws FrameEmitter.Stop if no later frame is wanted, and the scene is to be left
   */
  void put(long first, long count, Supplier<Frame> snapshot);

  /** The same for frames after which nothing {@link #arrived}: those of a pause at rest. */
  default void hold(long first, long count, Supplier<Frame> snapshot) {
    put(first, count, snapshot);
  }

  /**
   * To be called when a play or a moving pause has ended: takes the end state, in case the scene
   * ends here.
   */
  void arrived(Supplier<Frame> snapshot);

  /** To be called when a section has begun, the last of these. */
  default void began(List<Section> sections) {}

  /** To be called when a play or pause begins, with what has come up to its end. */
  default void called(Supplier<StageResult> soFar) {}

  /** To be called when the scene fails, with what came before. */
  default void failed(Supplier<StageResult> soFar) {}

  /**
   * Ends the scene: if it ended with a movement, the last frame shows the end state. A scene
   * without frames gets one, taken by {@code snapshot}.
   */
  void close(Supplier<Frame> snapshot);
}
