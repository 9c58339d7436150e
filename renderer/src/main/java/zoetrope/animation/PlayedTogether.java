package zoetrope.animation;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.DoubleStream;
import zoetrope.internal.mobject.Flicks;

/** Operations on all animations of a play, after they have begun. */
public final class PlayedTogether {
  /**
   * The duration in seconds that is assumed for animations of duration 0. It is shorter than a
   * flick.
   */
  private static final double MIN_DURATION_SECONDS = 1e-12;

  /** A time after all plays, in flicks. */
  private static final long NEVER = Long.MAX_VALUE / 2;

  private PlayedTogether() {}

  /** Tells each animation of a play which animations are played with it, before one begins. */
  public static void introduce(List<? extends Animation<?>> animations) {
    List<? extends Animation<?>> all = animations.stream().flatMap(Animation::together).toList();
    all.forEach(a -> a.playedWith(all));
  }

  /**
   * Informs all animations of a play that nothing else changes their mobjects. It must be called
   * only if no updater and no function of the author changes them. It does nothing if no animation
   * is a group, if one {@linkplain Animation#mayRest may not rest}, or if two change the same
   * mobject.
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
   * Begins all parts that are due, such as those of a succession, ordered by their times. Parts
   * with the same time begin in the order of the source code. Therefore the order of mobjects on
   * the stage does not depend on the frame rate. If a part is due exactly at {@code seconds},
   * {@link Animation#isDue} decides whether it begins.
   *
   * @param seconds the time since the play began; infinite for all remaining parts
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
                : moment(share * Math.max(animation.duration(), MIN_DURATION_SECONDS));
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

  /**
   * Returns when suspended updaters resume during a play. The times are in seconds since its
   * beginning, in order and before {@code end}.
   */
  public static double[] wakeTimes(List<? extends Animation<?>> animations, double end) {
    DoubleStream.Builder times = DoubleStream.builder();
    animations.forEach(a -> a.findWakeTimes(0, a.duration(), times));
    return times.build().filter(time -> time > 0 && time < end).sorted().distinct().toArray();
  }

  private static boolean isAnyDue(List<? extends Animation<?>> animations, double seconds) {
    return animations.stream()
        .anyMatch(a -> a.isDue(a.duration() > 0 ? seconds / a.duration() : 1));
  }

  /** Returns a time in flicks, so that rounding does not separate simultaneous parts. */
  static long moment(double seconds) {
    return seconds < Flicks.seconds(NEVER) ? Flicks.of(seconds) : NEVER;
  }
}
