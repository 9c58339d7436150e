package zoetrope.animation;

/** When a course gets as far as a certain progress for the first time. */
final class Crossing {
  /** Steps in which a course is looked through; what is shorter may be passed over. */
  private static final int STEPS = 64;

  private double progress = Double.NaN;
  private double share;

  /**
   * The first share in [0, 1] at which {@code course} is at {@code target}, in [0, 1], or further;
   * infinite when it never is. The last answer is kept.
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

  /** By bisection of the step in which it is reached: so the frames that are shown do not count. */
  private static double find(RateFunction course, double target) {
    for (int i = 0; i <= STEPS; i++) {
      if (course.at((double) i / STEPS) >= target) {
        return i == 0 ? 0 : bisect(course, target, (i - 1.0) / STEPS, (double) i / STEPS);
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
