package zoetrope.animation;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import zoetrope.internal.mobject.Flicks;

/** What the stage says to all animations of a play at once, after they have begun. */
public final class PlayedTogether {
  /** Less than a flick, in seconds. */
  private static final double NO_TIME = 1e-12;

  /** Later than all plays, in flicks. */
  private static final long NEVER = Long.MAX_VALUE / 2;

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
   * Lets all parts begin that have to by then, as those of a succession do: in the order of their
   * moments, and of those of one moment in the order in which they are named. So what they bring to
   * the stage stands in the same order whatever the frame rate is. Those whose moment is just this
   * one begin as rounding has it.
   *
   * @param seconds since the play began; infinite for all that are left
   */
  public static void enterUntil(List<? extends Animation<?>> animations, double seconds) {
    long now = moment(seconds);
    while (true) {
      Animation<?> first = null;
      long earliest = NEVER;
      for (Animation<?> animation : animations) {
        double share = animation.nextEntrance();
        long moment =
            share == Double.POSITIVE_INFINITY
                ? NEVER
                : moment(share * Math.max(animation.duration(), NO_TIME));
        if (moment < earliest) {
          earliest = moment;
          first = animation;
        }
      }
      boolean due = earliest < now || earliest == now && isAnyDue(animations, seconds);
      if (first == null || !due) {
        return;
      }
      first.enterPart();
    }
  }

  private static boolean isAnyDue(List<? extends Animation<?>> animations, double seconds) {
    return animations.stream()
        .anyMatch(a -> a.isDue(a.duration() > 0 ? seconds / a.duration() : 1));
  }

  /** A time in flicks, so that rounding does not part what begins at once. */
  static long moment(double seconds) {
    return seconds < Flicks.seconds(NEVER) ? Flicks.of(seconds) : NEVER;
  }
}
