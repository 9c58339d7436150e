package zoetrope.animation;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import zoetrope.internal.mobject.Flicks;

/** What the stage says to all animations of a play at once, after they have begun. */
public final class PlayedTogether {
  private PlayedTogether() {}

  /**
   * Tells animations that nothing else changes what they animate: neither an updater nor an
   * author's function. Those of one object change it in turns, and are not told.
   */
  public static void settle(List<? extends Animation<?>> animations) {
    if (animations.stream().noneMatch(AnimationGroup.class::isInstance)) {
      return;
    }
    Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    boolean fixed =
        animations.stream()
            .flatMap(Animation::together)
            .allMatch(a -> a.mayRest() && a.mobject().family().stream().allMatch(seen::add));
    if (fixed) {
      animations.forEach(Animation::settled);
    }
  }

  /**
   * Lets all parts begin that begin by then, as those of a succession do: in the order of their
   * moments, and of those of one moment in the order in which they are named. So what they bring to
   * the stage stands in the same order whatever the frame rate is.
   *
   * @param seconds since the play began; infinite for all that are left
   */
  public static void enterUntil(List<? extends Animation<?>> animations, double seconds) {
    long until = moment(seconds);
    while (true) {
      Animation<?> first = null;
      long earliest = Long.MAX_VALUE;
      for (Animation<?> animation : animations) {
        double share = animation.nextEntrance();
        long moment = share < 0 ? 0 : moment(share * animation.duration());
        if (share < Double.POSITIVE_INFINITY && moment < earliest) {
          earliest = moment;
          first = animation;
        }
      }
      if (first == null || earliest > until) {
        return;
      }
      first.enterPart();
    }
  }

  /** A time in flicks, so that rounding does not part what begins at once. */
  static long moment(double seconds) {
    return Flicks.of(Math.min(seconds, Long.MAX_VALUE / 2 / Flicks.PER_SECOND));
  }
}
