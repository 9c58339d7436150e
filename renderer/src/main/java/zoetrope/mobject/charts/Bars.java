package zoetrope.mobject.charts;

import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.shapes.Rectangle;

/** Bars and the values they stand for. */
final class Bars {
  private Bars() {}

  /**
   * Checks the values, and returns a copy of them.
   *
   * @throws IllegalArgumentException if there is none, or one is not finite
   */
  static double[] requireValues(double[] values) {
    if (values.length == 0) {
      throw new IllegalArgumentException("a bar chart needs at least one value");
    }
    for (double value : values) {
      if (!Double.isFinite(value)) {
        throw new IllegalArgumentException(
            "a bar cannot show " + value + ": look for a division by zero in what computed it");
      }
    }
    return values.clone();
  }

  /**
   * Checks that there is one finite value a bar, and returns a copy of them.
   *
   * @throws IllegalArgumentException if there is not
   */
  static double[] requireAsMany(double[] values, int bars) {
    if (values.length != bars) {
      throw new IllegalArgumentException(
          "a chart of " + bars + " bars cannot show " + values.length + " values");
    }
    return requireValues(values);
  }

  /**
   * Checks that there is one name a bar.
   *
   * @throws IllegalArgumentException if there is not
   */
  static void requireNames(int names, int bars) {
    if (names != bars) {
      throw new IllegalArgumentException(
          "a chart of " + bars + " bars has " + names + " names: give each bar its own");
    }
  }

  /** Draws a bar over the base from one foot to another, up by a vector. */
  static void draw(Rectangle bar, Vec left, Vec right, Vec up) {
    bar.setPath(Path.polygon(right.plus(up), left.plus(up), left, right));
  }
}
