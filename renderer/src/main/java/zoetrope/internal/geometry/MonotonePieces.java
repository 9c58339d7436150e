package zoetrope.internal.geometry;

import java.util.Arrays;

/** The parameters that split a curve into pieces monotone in x and y. */
final class MonotonePieces {
  /** Extrema nearer than this to an end of the parameter range are ignored. */
  private static final double MARGIN = 1e-9;

  private MonotonePieces() {}

  /** Returns the split parameters from 0 to 1, both included, ascending. */
  static double[] cuts(PlaneCubic c) {
    double[] all = new double[6];
    int n = 0;
    all[n++] = 0;
    n = extrema(c.x0(), c.x1(), c.x2(), c.x3(), all, n);
    n = extrema(c.y0(), c.y1(), c.y2(), c.y3(), all, n);
    all[n++] = 1;
    Arrays.sort(all, 0, n);
    int count = 1;
    for (int i = 1; i < n; i++) {
      if (all[i] - all[count - 1] > MARGIN) {
        all[count++] = all[i];
      }
    }
    all[count - 1] = 1;
    return Arrays.copyOf(all, count);
  }

  /** Appends the roots of the derivative of one coordinate. */
  private static int extrema(double p0, double p1, double p2, double p3, double[] to, int at) {
    double c = p1 - p0;
    double b = 2 * (p2 - 2 * p1 + p0);
    double a = p3 - 3 * p2 + 3 * p1 - p0;
    double scale = Math.max(Math.abs(c), Math.abs(p3 - p2));
    if (Math.max(scale, Math.abs(p2 - p1)) == 0) {
      return at;
    }
    double discriminant = b * b - 4 * a * c;
    if (discriminant < 0) {
      return at;
    }
    // The root of larger absolute value first, which avoids cancellation.
    double q = -0.5 * (b + Math.copySign(Math.sqrt(discriminant), b));
    int n = put(q / a, to, at);
    return q == 0 ? n : put(c / q, to, n);
  }

  private static int put(double t, double[] to, int at) {
    if (t > MARGIN && t < 1 - MARGIN) {
      to[at] = t;
      return at + 1;
    }
    return at;
  }
}
