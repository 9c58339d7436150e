package zoetrope.scene;

import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.animation.Host;
import zoetrope.animation.PlayedTogether;

/** The animations of one play, which the clock moves from frame to frame. */
final class PlayedAnimations implements SceneClock.State {
  private final List<? extends Animation<?>> animations;
  private final Host host;

  /**
   * The times when suspended updaters resume before the play ends, in seconds from the start of the
   * play.
   */
  private final double[] wakeTimes;

  private int woken;

  PlayedAnimations(List<? extends Animation<?>> animations, Host host, Time duration) {
    this.animations = animations;
    this.host = host;
    this.wakeTimes = PlayedTogether.wakeTimes(animations, duration.seconds());
  }

  /** Returns whether frames may be skipped while no updaters run. */
  boolean mayJump() {
    return wakeTimes.length == 0
        && animations.stream().allMatch(Animation::isStateless)
        && animations.stream().noneMatch(Animation::addsInBetween);
  }

  @Override
  public void at(Time sinceStart) {
    double seconds = sinceStart.seconds();
    animations.forEach(Animation::uncover);
    PlayedTogether.enterUntil(animations, seconds);
    for (Animation<?> a : animations) {
      double duration = a.duration();
      a.interpolate(duration > 0 ? seconds / duration : 1);
    }
  }

  /** Shows the end states. Updaters run next. */
  void end() {
    animations.forEach(Animation::uncover);
    PlayedTogether.enterUntil(animations, Double.POSITIVE_INFINITY);
    animations.forEach(a -> a.interpolate(1));
  }

  @Override
  public void updated() {
    animations.forEach(a -> a.updated(host));
  }

  @Override
  public Time nextBefore(Time t) {
    if (woken == wakeTimes.length) {
      return null;
    }
    Time next = Time.of(wakeTimes[woken]);
    if (next.compareTo(t) >= 0) {
      return null;
    }
    woken++;
    return next;
  }
}
