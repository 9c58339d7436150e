package zoetrope.animation;

/**
 * A rate function, which maps the share of the run time that has passed to the progress of an
 * animation.
 */
@FunctionalInterface
public interface RateFunction {
  /**
   * Returns the progress at {@code t} in [0, 1]. It usually goes from 0 to 1, but may exceed this
   * range.
   */
  double at(double t);

  /** Returns the reversed function: {@code f(1 - t)}. */
  default RateFunction reversed() {
    return t -> at(1 - t);
  }

  /**
   * Returns this function compressed into the times from {@code a} to {@code b}, in [0, 1];
   * constant before and after.
   */
  default RateFunction squish(double a, double b) {
    return t -> at(a == b ? (t < a ? 0 : 1) : Math.max(0, Math.min(1, (t - a) / (b - a))));
  }
}
