package zoetrope.scene;

import java.util.List;
import zoetrope.frame.Frame;

/**
 * Watches a run of a scene: says which frames it wants, gets them, and looks at the stage. All
 * calls come on the scene's thread, in order. An observer must not change the scene.
 *
 * <p>What {@link #frame} throws ends the run and is thrown by {@link Stage}, also when the scene
 * catches it.
 */
public interface StageObserver {
  // --- frames ---

  /**
   * The wanted frames, as far as they are known now. Asked at the beginning, when a section begins,
   * and while frames pass.
   *
   * @param next the number of the next frame
   * @param sections those that have begun
   */
  default FrameRange wanted(long next, List<Section> sections) {
    return FrameRange.NONE;
  }

  /** Whether to leave the scene as soon as no later frame is wanted. */
  default boolean leavesEarly() {
    return false;
  }

  /**
   * Takes a picture of the stage.
   *
   * @param number of the first frame that it may stand for
   */
  default Frame taken(long number, StageView stage) {
    return stage.frame();
  }

  /**
   * Receives a wanted frame. May block, which delays the stage.
   *
   * @param number of the frame in the scene
   * @param count of equal frames from there on that it stands for, 1 or more
   */
  default void frame(Frame frame, long number, long count) {}

  /**
   * Called when frames have passed, wanted or not; {@code next} is the first that can still come.
   */
  default void passed(long next) {}

  // --- plays ---

  /** Called before the scene does anything. */
  default void began(StageView stage) {}

  /**
   * The moments of a play or pause at which {@link #at} is called, as times from its start: in
   * order, none after its end. At 0 the animations have begun; at the end they show their end
   * states and are not cleaned up yet. A call of no duration has its end only.
   */
  default List<Time> moments(PlayRecord play) {
    return List.of();
  }

  /** Called when a play or pause begins, before its animations do. */
  default void called(PlayRecord play, StageView stage) {}

  /** Called at each of {@link #moments}. */
  default void at(PlayRecord play, Time moment, StageView stage) {}

  /** Called at the end of the play or pause, when its animations have been cleaned up. */
  default void ended(PlayRecord play, StageView stage) {}

  /** Called when something goes wrong in the scene, before that is thrown. */
  default void failed(StageView stage) {}
}
