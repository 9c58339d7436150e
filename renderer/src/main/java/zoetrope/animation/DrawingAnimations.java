package zoetrope.animation;

import zoetrope.geometry.Vec;
import zoetrope.mobject.drawings.Clock;

/** Animations of the drawings. */
public final class DrawingAnimations {
  private DrawingAnimations() {}

  /** Twelve hours pass on a clock in 5 s. */
  public static AnimationGroup clockPassesTime(Clock clock) {
    return clockPassesTime(clock, 12);
  }

  /** Hours pass on a clock, steadily, in 5 s; both hands turn about the middle of its face. */
  public static AnimationGroup clockPassesTime(Clock clock, double hours) {
    Vec middle = clock.faceCenter();
    return Animations.animationGroup(
        new Rotation(clock.hourHand(), -2 * Math.PI * hours / 12, true).about(middle),
        new Rotation(clock.minuteHand(), -2 * Math.PI * hours, true).about(middle));
  }
}
