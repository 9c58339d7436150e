package zoetrope.scene;

import zoetrope.animation.Animation;
import zoetrope.animation.RateFunction;

/**
 * Options for a whole {@code play}: they override those of each animation in the call, but not
 * those of the animations in groups, whose run time is rescaled as a whole.
 */
public final class PlayOptions {
  /** Overrides nothing. */
  public static final PlayOptions NONE = new PlayOptions(null, null, null);

  private final Double runTime;
  private final RateFunction rate;
  private final Double lagRatio;

  private PlayOptions(Double runTime, RateFunction rate, Double lagRatio) {
    this.runTime = runTime;
    this.rate = rate;
    this.lagRatio = lagRatio;
  }

  /** The same with a run time, in seconds. */
  public PlayOptions runTime(double seconds) {
    return new PlayOptions(seconds, rate, lagRatio);
  }

  /** The same with a rate function. */
  public PlayOptions rate(RateFunction function) {
    return new PlayOptions(runTime, function, lagRatio);
  }

  /** The same with a lag ratio. */
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
