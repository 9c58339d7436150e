package zoetrope.internal.geometry;

import java.util.stream.DoubleStream;

/** Finds the sign changes of a cubic in Bernstein form, {@code d[0] ... d[3]}. */
final class CubicRoots {
  /** The number of halvings after which an interval is as narrow as a double can represent. */
  private static final int HALVINGS = 60;

  private CubicRoots() {}

  static double value(double[] d, double t) {
    double s = 1 - t;
    return s * s * s * d[0] + 3 * s * t * (s * d[1] + t * d[2]) + t * t * t * d[3];
  }

  /** Returns the parameters in (0, 1) where the sign changes, ascending. */
  static double[] between0And1(double[] d) {
    boolean above = d[0] >= 0 && d[1] >= 0 && d[2] >= 0 && d[3] >= 0;
    boolean below = d[0] < 0 && d[1] < 0 && d[2] < 0 && d[3] < 0;
    if (above || below) {
      return new double[0];
    }
    DoubleStream.Builder roots = DoubleStream.builder();
    double from = 0;
    for (double turn : turns(d)) {
      addRoot(d, from, turn, roots);
      from = turn;
    }
    addRoot(d, from, 1, roots);
    return roots.build().toArray();
  }

  /** Returns the extrema of the cubic between 0 and 1, ascending; it is monotone between them. */
  private static double[] turns(double[] d) {
    double a = d[3] - 3 * d[2] + 3 * d[1] - d[0];
    double b = 2 * (d[2] - 2 * d[1] + d[0]);
    double c = d[1] - d[0];
    double square = b * b - 4 * a * c;
    DoubleStream.Builder turns = DoubleStream.builder();
    if (square >= 0) {
      double q = -(b + Math.copySign(Math.sqrt(square), b)) / 2;
      double first = q / a;
      double second = c / q;
      addInside(Math.min(first, second), turns);
      addInside(Math.max(first, second), turns);
    }
    return turns.build().toArray();
  }

  private static void addInside(double t, DoubleStream.Builder list) {
    if (t > 0 && t < 1) {
      list.add(t);
    }
  }

  private static void addRoot(double[] d, double from, double to, DoubleStream.Builder roots) {
    boolean begin = value(d, from) >= 0;
    if (begin == value(d, to) >= 0) {
      return;
    }
    double low = from;
    double high = to;
    for (int i = 0; i < HALVINGS; i++) {
      double middle = (low + high) / 2;
      if (value(d, middle) >= 0 == begin) {
        low = middle;
      } else {
        high = middle;
      }
    }
    addInside((low + high) / 2, roots);
  }
}
