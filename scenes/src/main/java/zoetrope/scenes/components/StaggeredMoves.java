package zoetrope.scenes.components;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.animation.AnimationGroup;

/** Animations of copies that leave the same place one after the other. */
public final class StaggeredMoves {
  /** The share of its time that an animation waits, so that its object is not there before. */
  private static final double REST = 0.001;

  private StaggeredMoves() {}

  /**
   * Plays the animations, of 1 s each, every one {@code lag} of its time after the one before. What
   * they move comes onto the stage when it begins to move: a stack of copies would make the edges
   * of what they are copies of look bold.
   */
  public static AnimationGroup lagged(List<? extends Animation<?>> animations, double lag) {
    List<Animation<?>> delayed = new ArrayList<>();
    for (Animation<?> animation : animations) {
      delayed.add(succession(waiting(REST), animation.runTime(1 - REST)));
    }
    return laggedStart(delayed).lagRatio(lag);
  }
}
