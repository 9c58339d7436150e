package zoetrope.animation;

/**
 * The inverse of a rate function: finds the first time when the function reaches a value. Caches
 * the last result.
 */
final class RateInverse {
  /** The number of samples of the function; shorter peaks may be missed. */
  private static final int SAMPLES = 64;

  private double progress = Double.NaN;
  private double share;

  /**
   * Returns the first share of the run time, in [0, 1], where {@code course} is at least {@code
   * target}; infinite if there is none.
   */
  double of(RateFunction course, double target) {
    if (course == RateFunctions.LINEAR) {
      return target;
    }
    if (target != progress) {
      progress = target;
      share = find(course, target);
    }
    return share;
  }

  /**
   * Bisects the first step that reaches the target, so that the result does not depend on the
   * frames that are shown.
   */
  private static double find(RateFunction course, double target) {
    for (int i = 0; i <= SAMPLES; i++) {
      if (course.at((double) i / SAMPLES) >= target) {
        return i == 0 ? 0 : bisect(course, target, (i - 1.0) / SAMPLES, (double) i / SAMPLES);
      }
    }
    return Double.POSITIVE_INFINITY;
  }

  private static double bisect(RateFunction course, double target, double from, double to) {
    double before = from;
    double reached = to;
    double middle = (from + to) / 2;
    while (before < middle && middle < reached) {
      if (course.at(middle) >= target) {
        reached = middle;
      } else {
        before = middle;
      }
      middle = (before + reached) / 2;
    }
    return reached;
  }
}
