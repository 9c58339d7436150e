package zoetrope.mobject.charts;

import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.shapes.Rectangle;

/** Functions shared by bar charts. */
final class Bars {
  private Bars() {}

  /**
   * Checks the values and returns a copy.
   *
   * @throws IllegalArgumentException if there are no values or a value is not finite
   */
  static double[] requireValues(double[] values) {
    if (values.length == 0) {
      throw new IllegalArgumentException("a bar chart needs at least one value");
    }
    for (double value : values) {
      if (!Double.isFinite(value)) {
        throw new IllegalArgumentException(
            "a bar cannot show " + value + ": look for a division by zero in its computation");
      }
    }
    return values.clone();
  }

  /**
   * Checks that there is one finite value for each bar, and returns a copy.
   *
   * @throws IllegalArgumentException otherwise
   */
  static double[] requireAsMany(double[] values, int bars) {
    if (values.length != bars) {
      throw new IllegalArgumentException(
          "a chart of " + bars + " bars cannot show " + values.length + " values");
    }
    return requireValues(values);
  }

  /**
   * Checks that there is one name for each bar.
   *
   * @throws IllegalArgumentException otherwise
   */
  static void requireNames(int names, int bars) {
    if (names != bars) {
      throw new IllegalArgumentException(
          "a chart of " + bars + " bars has " + names + " names: give each bar its own");
    }
  }

  /** Draws a bar over a base line from {@code left} to {@code right}, extended by {@code up}. */
  static void draw(Rectangle bar, Vec left, Vec right, Vec up) {
    bar.setPath(Path.polygon(right.plus(up), left.plus(up), left, right));
  }
}
