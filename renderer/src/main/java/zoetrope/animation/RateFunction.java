package zoetrope.animation;

/** How an animation's progress follows time: from the share of time passed to the share done. */
@FunctionalInterface
public interface RateFunction {
  /** The progress at {@code t} in [0, 1]; usually, not always, from 0 to 1. */
  double at(double t);

  /** The same way backwards: {@code f(1 - t)}. */
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
