package zoetrope.internal.geometry;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import zoetrope.geometry.Path;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;

/** Extracts parts of paths, subdivides paths, and finds points by arc length. */
public final class PathParts {
  private PathParts() {}

  /**
   * Returns the part of {@code path} between fractions {@code from} and {@code to} in [0, 1] of its
   * curves, counted over all subpaths. Each curve counts the same whatever its length. The whole
   * path is returned unchanged, closed subpaths included; a proper part is open.
   */
  public static Resampled part(Path path, double from, double to) {
    if (from <= 0 && to >= 1) {
      return unchanged(path);
    }
    int n = path.curveCount();
    double a = Math.max(0, from) * n;
    double b = Math.min(1, to) * n;
    PathBuilder builder = Path.builder();
    DoubleStream.Builder source = DoubleStream.builder();
    double[] c = path.coordinates();
    double[] piece = new double[12];
    int curve = 0;
    for (int k = 0; k < path.subpathCount(); k++) {
      boolean drawing = false;
      for (int i = 0; i < path.curveCount(k); i++, curve++) {
        double t0 = Math.max(0, a - curve);
        double t1 = Math.min(1, b - curve);
        if (t0 >= 1 || t1 <= 0 || t0 >= t1) {
          continue;
        }
        Bezier.part(c, 3 * (path.subpathStart(k) + 3 * i), t0, t1, piece, 0);
        int anchor = path.anchorStart(k) + i;
        if (!drawing) {
          builder.moveTo(Bezier.at(piece, 0));
          source.add(anchor + t0);
          drawing = true;
        }
        builder.cubicTo(Bezier.at(piece, 3), Bezier.at(piece, 6), Bezier.at(piece, 9));
        source.add(anchor + t1);
      }
    }
    return new Resampled(builder.build(), source.build().toArray());
  }

  /**
   * Returns the path with {@code extra} more curves. Repeatedly, the curve with the longest parts
   * (chord divided by number of parts) is divided into one more part. A path without curves gets
   * curves of length 0.
   */
  public static Resampled insertCurves(Path path, int extra) {
    int n = path.curveCount();
    if (extra <= 0 || path.isEmpty()) {
      return unchanged(path);
    }
    if (n == 0) {
      return insertIntoPoint(path, extra);
    }
    int[] pieces = new int[n];
    double[] length = chords(path);
    Arrays.fill(pieces, 1);
    for (int e = 0; e < extra; e++) {
      int longest = 0;
      for (int i = 1; i < n; i++) {
        if (length[i] / pieces[i] > length[longest] / pieces[longest] * (1 + 1e-12)) {
          longest = i;
        }
      }
      pieces[longest]++;
    }
    return subdivide(path, pieces);
  }

  /**
   * Splits a subpath of m curves into {@code n}, at least m. New curve i is a part of curve {@code
   * floor(i m / n)}, and all parts of a curve are equal.
   */
  static Resampled cut(Resampled subpath, int n) {
    Path path = subpath.path();
    int m = path.curveCount();
    if (m == n) {
      return subpath;
    }
    Resampled finer = m == 0 ? insertIntoPoint(path, n) : subdivide(path, evenly(m, n));
    return new Resampled(finer.path(), finer.values(subpath.source()));
  }

  private static int[] evenly(int curves, int pieces) {
    int[] counts = new int[curves];
    for (int i = 0; i < pieces; i++) {
      counts[(int) ((long) i * curves / pieces)]++;
    }
    return counts;
  }

  /**
   * Returns the point at fraction {@code alpha} in [0, 1] of the length, clamped to the ends. The
   * length of a curve is measured by its chord.
   *
   * @throws IllegalArgumentException for NaN
   * @throws IllegalStateException for the empty path
   */
  public static Vec pointAt(Path path, double alpha) {
    if (Double.isNaN(alpha)) {
      throw new IllegalArgumentException("a path has no point at the fraction NaN of its length");
    }
    double[] length = chords(path);
    if (length.length == 0 || alpha <= 0) {
      return path.start();
    }
    if (alpha >= 1) {
      return path.end();
    }
    double rest = alpha * sum(length);
    double[] c = path.coordinates();
    int curve = 0;
    for (int k = 0; k < path.subpathCount(); k++) {
      for (int i = 0; i < path.curveCount(k); i++, curve++) {
        if (rest <= length[curve] && length[curve] > 0) {
          int at = 3 * (path.subpathStart(k) + 3 * i);
          return Bezier.point(c, at, rest / length[curve]);
        }
        rest -= length[curve];
      }
    }
    return path.end();
  }

  /**
   * Converts a fraction of the length, in [0, 1], to a fraction of the curves, as {@link #part}
   * takes it. The length of a curve is measured by its chord.
   */
  public static double curveFraction(Path path, double alpha) {
    double[] length = chords(path);
    double rest = alpha * sum(length);
    for (int i = 0; i < length.length; i++) {
      if (rest <= length[i] && length[i] > 0) {
        return Math.min(1, (i + Math.max(0, rest) / length[i]) / length.length);
      }
      rest -= length[i];
    }
    return 1;
  }

  private static double sum(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    return sum;
  }

  /** Returns the length of the chord of each curve. */
  static double[] chords(Path path) {
    double[] length = new double[path.curveCount()];
    int curve = 0;
    for (int k = 0; k < path.subpathCount(); k++) {
      for (int i = 0; i < path.curveCount(k); i++, curve++) {
        int p = path.subpathStart(k) + 3 * i;
        length[curve] = path.point(p).distance(path.point(p + 3));
      }
    }
    return length;
  }

  private static Resampled subdivide(Path path, int[] pieces) {
    PathBuilder builder = Path.builder();
    DoubleStream.Builder source = DoubleStream.builder();
    double[] c = path.coordinates();
    double[] piece = new double[12];
    int curve = 0;
    for (int k = 0; k < path.subpathCount(); k++) {
      builder.moveTo(path.point(path.subpathStart(k)));
      source.add(path.anchorStart(k));
      for (int i = 0; i < path.curveCount(k); i++, curve++) {
        int n = pieces[curve];
        for (int j = 0; j < n; j++) {
          int at = 3 * (path.subpathStart(k) + 3 * i);
          Bezier.part(c, at, (double) j / n, (double) (j + 1) / n, piece, 0);
          builder.cubicTo(Bezier.at(piece, 3), Bezier.at(piece, 6), Bezier.at(piece, 9));
          source.add(path.anchorStart(k) + i + (double) (j + 1) / n);
        }
      }
      if (path.isClosed(k)) {
        builder.close();
      }
    }
    return new Resampled(builder.build(), source.build().toArray());
  }

  private static Resampled insertIntoPoint(Path path, int extra) {
    Vec p = path.start();
    PathBuilder b = Path.builder().moveTo(p);
    for (int i = 0; i < extra; i++) {
      b.cubicTo(p, p, p);
    }
    return new Resampled(b.build(), new double[extra + 1]);
  }

  /** Returns a path whose anchors are their own sources. */
  static Resampled unchanged(Path path) {
    return new Resampled(path, IntStream.range(0, path.anchorCount()).asDoubleStream().toArray());
  }
}
