package zoetrope.mobject;

import java.util.function.DoubleConsumer;

/** Functions for z indices. NaN means that an object has none and uses that of its parent. */
final class Layering {
  private Layering() {}

  static void requireFinite(double index) {
    if (!Double.isFinite(index)) {
      throw new IllegalArgumentException("a z index must be a finite number, not " + index);
    }
  }

  /** Returns the tween from one z index to another. */
  static Tween tween(double first, double last, DoubleConsumer setter) {
    if (Double.compare(first, last) == 0) {
      return alpha -> {};
    }
    double from = Double.isNaN(first) ? 0 : first;
    double to = Double.isNaN(last) ? 0 : last;
    return alpha ->
        setter.accept(alpha <= 0 ? first : alpha >= 1 ? last : (1 - alpha) * from + alpha * to);
  }
}
