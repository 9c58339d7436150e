package zoetrope.internal.geometry;

import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/** Measures of paths for tests: areas by Green's formula, winding numbers by chords. */
public final class Areas {
  private static final int CHORDS = 24;

  private Areas() {}

  /** Returns the signed area, exact for cubics; counter-clockwise is positive. */
  static double area(Path p) {
    double sum = 0;
    for (int k = 0; k < p.subpathCount(); k++) {
      for (int i = p.subpathStart(k); i + 3 < p.subpathStart(k + 1); i += 3) {
        sum += area(p.point(i), p.point(i + 1), p.point(i + 2), p.point(i + 3));
      }
    }
    return sum;
  }

  private static double area(Vec a, Vec b, Vec c, Vec d) {
    return (3 * ((d.y() - a.y()) * (b.x() + c.x()) - (d.x() - a.x()) * (b.y() + c.y()))
            + 3 * (b.y() * (a.x() - c.x()) - b.x() * (a.y() - c.y()))
            + 3 * (d.y() * (c.x() + a.x() / 3) - d.x() * (c.y() + a.y() / 3)))
        / 20;
  }

  /**
   * Returns the winding number of a closed path around a point. Returns NaN if the point is nearer
   * than 0.003 to the path, because chords are too inexact there.
   */
  public static double winding(Path p, double x, double y) {
    double winding = 0;
    double[] c = p.coordinates();
    for (int k = 0; k < p.subpathCount(); k++) {
      Vec from = p.point(p.subpathStart(k));
      for (int i = p.subpathStart(k); i + 3 < p.subpathStart(k + 1); i += 3) {
        for (int j = 1; j <= CHORDS; j++) {
          Vec to = Bezier.point(c, 3 * i, (double) j / CHORDS);
          if (distance(from, to, x, y) < 3e-3) {
            return Double.NaN;
          }
          winding += crossing(from, to, x, y);
          from = to;
        }
      }
    }
    return winding;
  }

  private static int crossing(Vec a, Vec b, double x, double y) {
    boolean up = a.y() <= y && b.y() > y;
    boolean down = b.y() <= y && a.y() > y;
    if (!up && !down) {
      return 0;
    }
    double at = a.x() + (y - a.y()) / (b.y() - a.y()) * (b.x() - a.x());
    return at > x ? up ? 1 : -1 : 0;
  }

  private static double distance(Vec a, Vec b, double x, double y) {
    Vec p = Vec.of(x, y);
    Vec ab = b.minus(a);
    double length = ab.dot(ab);
    double t = length == 0 ? 0 : Math.max(0, Math.min(1, p.minus(a).dot(ab) / length));
    return p.distance(a.plus(ab.times(t)));
  }
}
