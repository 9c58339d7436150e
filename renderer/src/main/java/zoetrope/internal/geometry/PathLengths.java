package zoetrope.internal.geometry;

import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/** Computes lengths along paths, and finds the position on a path that is nearest to a point. */
public final class PathLengths {
  /** The nodes and weights of Gauss-Legendre quadrature with five points on [-1, 1]. */
  private static final double[] NODES = {
    -0.9061798459386640, -0.5384693101056831, 0, 0.5384693101056831, 0.9061798459386640
  };

  private static final double[] WEIGHTS = {
    0.2369268850561891,
    0.4786286704993665,
    0.5688888888888889,
    0.4786286704993665,
    0.2369268850561891
  };

  /** The number of parts into which a curve is divided to be measured and searched. */
  private static final int PARTS = 16;

  private static final int HALVINGS = 48;

  private PathLengths() {}

  /** Returns the length of all curves; accurate to ten digits for a quarter of a circle. */
  public static double length(Path path) {
    double[] c = path.coordinates();
    double length = 0;
    for (int k = 0; k < path.subpathCount(); k++) {
      for (int i = 0; i < path.curveCount(k); i++) {
        length += length(c, 3 * (path.subpathStart(k) + 3 * i));
      }
    }
    return length;
  }

  private static double length(double[] c, int at) {
    double length = 0;
    double half = 0.5 / PARTS;
    for (int part = 0; part < PARTS; part++) {
      for (int i = 0; i < NODES.length; i++) {
        length += half * WEIGHTS[i] * speed(c, at, (2 * part + 1 + NODES[i]) * half);
      }
    }
    return length;
  }

  private static double speed(double[] c, int at, double t) {
    double sum = 0;
    double s = 1 - t;
    for (int d = 0; d < 3; d++) {
      int p = at + d;
      double derivative =
          3 * s * s * (c[p + 3] - c[p])
              + 6 * s * t * (c[p + 6] - c[p + 3])
              + 3 * t * t * (c[p + 9] - c[p + 6]);
      sum += derivative * derivative;
    }
    return Math.sqrt(sum);
  }

  /**
   * Returns the fraction of the length, as in {@link PathParts#pointAt}, where the path is nearest
   * to a point; the first one if there are several.
   *
   * @throws IllegalStateException for the empty path
   */
  public static double nearest(Path path, Vec point) {
    double[] c = path.coordinates();
    double[] lengths = PathParts.chords(path);
    double least = path.start().distance(point);
    double before = 0;
    double found = 0;
    int curve = 0;
    for (int k = 0; k < path.subpathCount(); k++) {
      for (int i = 0; i < path.curveCount(k); i++, curve++) {
        int at = 3 * (path.subpathStart(k) + 3 * i);
        double t = nearest(c, at, point);
        double distance = Bezier.point(c, at, t).distance(point);
        if (distance < least) {
          least = distance;
          found = before + t * lengths[curve];
        }
        before += lengths[curve];
      }
    }
    return before == 0 ? 0 : found / before;
  }

  /**
   * Returns the parameter, in [0, 1], of the curve's point nearest to {@code point}: the best of
   * evenly spaced samples, refined by a search between its neighbours.
   */
  private static double nearest(double[] c, int at, Vec point) {
    int best = 0;
    for (int i = 1; i <= PARTS; i++) {
      if (distance(c, at, point, i) < distance(c, at, point, best)) {
        best = i;
      }
    }
    double low = Math.max(0, best - 1);
    double high = Math.min(PARTS, best + 1);
    for (int i = 0; i < HALVINGS; i++) {
      double third = (high - low) / 3;
      if (distance(c, at, point, low + third) <= distance(c, at, point, high - third)) {
        high -= third;
      } else {
        low += third;
      }
    }
    return distance(c, at, point, best) <= distance(c, at, point, low)
        ? (double) best / PARTS
        : low / PARTS;
  }

  private static double distance(double[] c, int at, Vec point, double part) {
    return Bezier.point(c, at, part / PARTS).distance(point);
  }
}
