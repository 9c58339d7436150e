package zoetrope.scenes.components;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.animation.AnimationGroup;

/** Animations of copies that leave the same place one after the other. */
public final class StaggeredMoves {
  /**
   * The fraction of its time that an animation waits, so that its object does not appear before it
   * moves.
   */
  private static final double REST = 0.001;

  private StaggeredMoves() {}

  /**
   * Returns an animation of all {@code animations}, 1 s each. Each starts {@code lag} seconds after
   * the previous one. Objects appear when they begin to move, because a stack of copies would make
   * the edges of the original look bold.
   */
  public static AnimationGroup lagged(List<? extends Animation<?>> animations, double lag) {
    List<Animation<?>> delayed = new ArrayList<>();
    for (Animation<?> animation : animations) {
      delayed.add(succession(waiting(REST), animation.runTime(1 - REST)));
    }
    return laggedStart(delayed).lagRatio(lag);
  }
}
