package zoetrope.scene;

import java.util.List;

/**
 * Looks at a scene from outside while it runs, at the places that {@link Stage#observe} passes. It
 * must change nothing of what it sees.
 */
public interface StageObserver {
  /**
   * The moments of a call that {@link #at} is to be shown, in time from its start: in order, none
   * later than its end. The first one, 0, shows the animations as they begin; at the end they have
   * come to theirs and are not cleaned up yet. A call of no length has its end only.
   */
  default List<Time> moments(PlayRecord play) {
    return List.of();
  }

  /** The scene has called play or pause, and nothing has happened yet. */
  default void called(PlayRecord play, StageView stage) {}

  /** A moment of those asked for. */
  default void at(PlayRecord play, Time moment, StageView stage) {}

  /** The call is over, and its animations have been cleaned up. */
  default void ended(PlayRecord play, StageView stage) {}
}
