package zoetrope.scene;

import java.util.function.Consumer;
import zoetrope.animation.Animation;
import zoetrope.animation.RateFunction;

/**
 * Options for a whole {@code play}. They override the options of each animation in the call, but
 * not the options of animations inside groups. The run time of a group is rescaled as a whole.
 */
public final class PlayOptions {
  /** Options that override nothing. */
  public static final PlayOptions NONE = new PlayOptions(animation -> {});

  private final Consumer<Animation<?>> options;

  private PlayOptions(Consumer<Animation<?>> options) {
    this.options = options;
  }

  /** Returns a copy with a run time in seconds, 0 or more. */
  public PlayOptions runTime(double seconds) {
    return new PlayOptions(options.andThen(animation -> animation.runTime(seconds)));
  }

  /** Returns a copy with a rate function. */
  public PlayOptions rate(RateFunction function) {
    return new PlayOptions(options.andThen(animation -> animation.rate(function)));
  }

  /** Returns a copy with a lag ratio, 0 or more. */
  public PlayOptions lagRatio(double ratio) {
    return new PlayOptions(options.andThen(animation -> animation.lagRatio(ratio)));
  }

  void applyTo(Animation<?> animation) {
    options.accept(animation);
  }
}
