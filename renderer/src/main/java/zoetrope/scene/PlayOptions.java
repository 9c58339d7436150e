package zoetrope.scene;

import zoetrope.animation.Animation;
import zoetrope.animation.RateFunction;

/**
 * Options for a whole {@code play}. They override the options of each animation in the call, but
 * not the options of animations inside groups. The run time of a group is rescaled as a whole.
 */
public final class PlayOptions {
  /** Options that override nothing. */
  public static final PlayOptions NONE = new PlayOptions(null, null, null);

  private final Double runTime;
  private final RateFunction rate;
  private final Double lagRatio;

  private PlayOptions(Double runTime, RateFunction rate, Double lagRatio) {
    this.runTime = runTime;
    this.rate = rate;
    this.lagRatio = lagRatio;
  }

  /** Returns a copy with a run time in seconds, above 0. */
  public PlayOptions runTime(double seconds) {
    return new PlayOptions(seconds, rate, lagRatio);
  }

  /** Returns a copy with a rate function. */
  public PlayOptions rate(RateFunction function) {
    return new PlayOptions(runTime, function, lagRatio);
  }

  /** Returns a copy with a lag ratio, 0 or more. */
  public PlayOptions lagRatio(double ratio) {
    return new PlayOptions(runTime, rate, ratio);
  }

  void applyTo(Animation<?> animation) {
    if (runTime != null) {
      animation.runTime(runTime);
    }
    if (rate != null) {
      animation.rate(rate);
    }
    if (lagRatio != null) {
      animation.lagRatio(lagRatio);
    }
  }
}
