package zoetrope.scene;

import java.util.List;
import zoetrope.frame.Frame;

/**
 * An observer of a run of a scene. It chooses the frames that it receives, and it can inspect the
 * stage. All calls come on the scene's thread, in order. An observer must not change the scene.
 *
 * <p>An exception of {@link #frame} ends the run. {@link Stage} throws it, even if the scene
 * catches it.
 */
public interface StageObserver {
  /**
   * Returns whether mobjects record where they were created ({@link
   * zoetrope.mobject.Mobject#creationSite}), which makes their creation slower.
   */
  default boolean notesCreations() {
    return false;
  }

  // --- frames ---

  /**
   * Returns the wanted frames, as far as they are known now. Called at the beginning of the scene,
   * at the beginning of each section, and after frames have passed.
   *
   * @param next the number of the next frame
   * @param sections the sections that have begun
   */
  default FrameRange wanted(long next, List<Section> sections) {
    return FrameRange.NONE;
  }

  /** Returns whether the scene stops as soon as no later frame is wanted. */
  default boolean leavesEarly() {
    return false;
  }

  /**
   * Returns a frame that shows the stage.
   *
   * @param number the frame's number; if the frame stands for several equal frames, the number of
   *     the first
   */
  default Frame taken(long number, StageView stage) {
    return stage.frame();
  }

  /**
   * Receives a wanted frame. The call may block, which delays the stage.
   *
   * @param number the number of the frame in the scene
   * @param count the number of equal frames that it stands for, beginning with frame {@code
   *     number}; 1 or more
   */
  default void frame(Frame frame, long number, long count) {}

  /**
   * Called when frames have passed, wanted or not. {@code next} is the first frame that can still
   * come.
   */
  default void passed(long next) {}

  // --- plays ---

  /** Called before the scene's {@code construct()}. */
  default void began(StageView stage) {}

  /**
   * Returns the moments when {@link #at} is called during a play or pause, as times from its start,
   * in order. None may be after its end. At time 0 the animations have begun. At the end they show
   * their end states, but have not been cleaned up. In a play or pause without duration, time 0 is
   * already the end.
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

  /** Called between plays when the scene states a relation between numbers on the stage. */
  default void stated(Statement statement, StageView stage) {}

  /** Called when the scene has failed, before the exception is thrown. */
  default void failed(StageView stage) {}
}
