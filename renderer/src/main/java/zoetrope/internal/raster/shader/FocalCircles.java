package zoetrope.internal.raster.shader;

import zoetrope.frame.Paint.Gradient;

/**
 * The circles of a radial gradient. The focal circle has the parameter t = 0, the unit circle t =
 * 1. Centres and radii are linear functions of t. Circles with negative radii do not exist.
 */
final class FocalCircles {
  /** A smaller quadratic coefficient counts as 0: the circles touch from inside. */
  private static final double MIN_QUADRATIC = 1e-4;

  private static final double MAX_PARAMETER = 1e9;

  private final double focusX;
  private final double focusY;
  private final double radius;
  private final double growth;
  private final double quadratic;

  FocalCircles(Gradient gradient) {
    focusX = gradient.focusX();
    focusY = gradient.focusY();
    radius = gradient.focusRadius();
    growth = 1 - radius;
    double a = focusX * focusX + focusY * focusY - growth * growth;
    quadratic = Math.abs(a) < MIN_QUADRATIC ? 0 : a;
  }

  /**
   * Returns the largest parameter of a circle through a point; NaN if there is no such circle. With
   * the centre {@code f (1 - t)} and the radius {@code r + t (1 - r)} it solves {@code a t^2 - 2 b
   * t + c = 0}.
   */
  double at(double u, double v) {
    double dx = u - focusX;
    double dy = v - focusY;
    double b = radius * growth - dx * focusX - dy * focusY;
    double c = dx * dx + dy * dy - radius * radius;
    if (quadratic == 0) {
      return b == 0 ? inOrOut(c) : grown(c / (2 * b));
    }
    double root = b * b - quadratic * c;
    if (root < 0) {
      return Double.NaN;
    }
    double q = b + Math.copySign(Math.sqrt(root), b);
    double one = grown(q / quadratic);
    double other = q == 0 ? one : grown(c / q);
    return one >= other || Double.isNaN(other) ? one : other;
  }

  /**
   * Returns the parameter at a point where no coefficient depends on {@code t}. If all circles are
   * equal, it is 0 inside the circle and 1 outside. For other circles it is NaN.
   */
  private double inOrOut(double c) {
    boolean same = focusX == 0 && focusY == 0;
    return same ? (c <= 0 ? 0 : 1) : Double.NaN;
  }

  private double grown(double t) {
    return radius + t * growth >= 0 ? Math.min(t, MAX_PARAMETER) : Double.NaN;
  }
}
