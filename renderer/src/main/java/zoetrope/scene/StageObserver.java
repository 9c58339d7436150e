package zoetrope.scene;

import java.util.List;

/** Observes a scene while {@link Stage#observe} runs it. It must not change anything. */
public interface StageObserver {
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
}
