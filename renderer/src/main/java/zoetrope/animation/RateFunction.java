package zoetrope.animation;

/** A rate function: maps the share of time that has passed to the progress of an animation. */
@FunctionalInterface
public interface RateFunction {
  /** The progress at {@code t} in [0, 1]; usually, not always, from 0 to 1. */
  double at(double t);

  /** The reversed function: {@code f(1 - t)}. */
  default RateFunction reversed() {
    return t -> at(1 - t);
  }

  /**
   * This function squeezed into the times from {@code a} to {@code b}; constant before and after.
   */
  default RateFunction squish(double a, double b) {
    return t -> at(a == b ? (t < a ? 0 : 1) : Math.max(0, Math.min(1, (t - a) / (b - a))));
  }
}
