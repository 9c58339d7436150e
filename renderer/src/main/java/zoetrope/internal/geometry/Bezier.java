package zoetrope.internal.geometry;

import zoetrope.geometry.Vec;

/** Arithmetic of cubic Bézier curves in flat arrays, with twelve coordinates per curve. */
public final class Bezier {
  private Bezier() {}

  /** Returns the point with the coordinates {@code c[i]}, {@code c[i + 1]} and {@code c[i + 2]}. */
  static Vec at(double[] c, int i) {
    return new Vec(c[i], c[i + 1], c[i + 2]);
  }

  /** Returns the point at {@code t} of the curve whose first coordinate is {@code c[at]}. */
  public static Vec point(double[] c, int at, double t) {
    double s = 1 - t;
    double a = s * s * s;
    double b = 3 * s * s * t;
    double d = 3 * s * t * t;
    double e = t * t * t;
    return new Vec(
        a * c[at] + b * c[at + 3] + d * c[at + 6] + e * c[at + 9],
        a * c[at + 1] + b * c[at + 4] + d * c[at + 7] + e * c[at + 10],
        a * c[at + 2] + b * c[at + 5] + d * c[at + 8] + e * c[at + 11]);
  }

  /** Returns the weights of the four points of a curve at t = 1/n, 2/n, ..., 1, four for each t. */
  public static double[] weights(int n) {
    double[] weights = new double[4 * n];
    for (int i = 1; i <= n; i++) {
      double t = (double) i / n;
      double s = 1 - t;
      weights[4 * i - 4] = s * s * s;
      weights[4 * i - 3] = 3 * s * s * t;
      weights[4 * i - 2] = 3 * s * t * t;
      weights[4 * i - 1] = t * t * t;
    }
    return weights;
  }

  /**
   * Writes points of the curve whose first coordinate is {@code c[at]} to {@code target} from
   * {@code to} on, three coordinates each. The {@code weights} determine the parameters and can be
   * reused for many curves.
   */
  public static void points(double[] c, int at, double[] weights, double[] target, int to) {
    int next = to;
    for (int i = 0; i < weights.length; i += 4) {
      for (int d = at; d < at + 3; d++) {
        target[next++] =
            weights[i] * c[d]
                + weights[i + 1] * c[d + 3]
                + weights[i + 2] * c[d + 6]
                + weights[i + 3] * c[d + 9];
      }
    }
  }

  /**
   * Writes the part of a curve between parameters {@code t0} and {@code t1} (in either order) to
   * the twelve elements of {@code target} from {@code to} on.
   */
  public static void part(double[] c, int at, double t0, double t1, double[] target, int to) {
    for (int d = 0; d < 3; d++) {
      double p0 = c[at + d];
      double p1 = c[at + 3 + d];
      double p2 = c[at + 6 + d];
      double p3 = c[at + 9 + d];
      double q0 = blossom(p0, p1, p2, p3, t0, t0, t0);
      double q3 = blossom(p0, p1, p2, p3, t1, t1, t1);
      target[to + 3 + d] = blossom(p0, p1, p2, p3, t0, t0, t1);
      target[to + 6 + d] = blossom(p0, p1, p2, p3, t0, t1, t1);
      target[to + d] = t0 == 0 ? p0 : t0 == 1 ? p3 : q0;
      target[to + 9 + d] = t1 == 0 ? p0 : t1 == 1 ? p3 : q3;
    }
  }

  /** Returns the blossom of a cubic in one dimension, for three parameters. */
  static double blossom(double p0, double p1, double p2, double p3, double a, double b, double c) {
    double q0 = mix(p0, p1, a);
    double q1 = mix(p1, p2, a);
    double q2 = mix(p2, p3, a);
    return mix(mix(q0, q1, b), mix(q1, q2, b), c);
  }

  private static double mix(double a, double b, double t) {
    return (1 - t) * a + t * b;
  }
}
