package zoetrope.internal.raster.outline;

import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;

/**
 * Flattens the curves of a path into straight segments that deviate by less than {@link #TOLERANCE}
 * pixels.
 *
 * <p>The number of segments of a curve comes from Wang's bound on its second differences. For wide
 * strokes it also depends on the curve's total turning angle, so that the edges of the stroke are
 * smooth, too.
 */
public final class Flattener {
  /** The maximum distance in pixels between a curve and its chords. */
  static final double TOLERANCE = 0.06;

  private static final int MAX_PIECES = 1024;

  /** The reach of a join from the line in half widths, for the default miter limit. */
  private static final double MAX_JOIN_REACH = 10;

  private double[] points = new double[96];
  private double[] otherPoints = new double[96];
  private double[] scenePoints = new double[96];
  private final double[] p = new double[3];

  private final int width;
  private final int height;
  private FlattenedPath out;
  private boolean perspective;
  private boolean mixing;
  private double mix;
  private boolean measuring;
  private double halfWidth;

  /** Creates a flattener for a canvas of {@code width x height} pixels. */
  public Flattener(int width, int height) {
    this.width = width;
    this.height = height;
  }

  /**
   * Writes the segments of {@code path} to {@code target}, in homogeneous coordinates.
   *
   * @param place maps the path's coordinates to homogeneous pixels
   * @param toScene maps the path's coordinates to scene coordinates, to measure lengths; null if
   *     lengths are not needed
   * @param radius the largest half width in pixels of the strokes to be drawn
   * @return false, with {@code target} undefined, if a coordinate is not finite, or if a path in a
   *     plane parallel to the image is behind the near plane or outside the canvas
   */
  public boolean flatten(
      Path path, ItemProjection place, Affine toScene, double radius, FlattenedPath target) {
    out = target;
    out.clear();
    int n = 3 * path.pointCount();
    ensure(n);
    path.coordinates(place.map(), points);
    mixing = place.other() != null;
    mix = place.mix();
    measuring = toScene != null;
    halfWidth = radius;
    if (mixing) {
      path.coordinates(place.other(), otherPoints);
    }
    if (measuring) {
      path.coordinates(toScene, scenePoints);
    }
    if (!isFinite(points, n) || mixing && !isFinite(otherPoints, n)) {
      return false;
    }
    perspective = !isFlat(points, n) || mixing && !isFlat(otherPoints, n);
    if (!mixing && !perspective && n > 0 && points[2] < Projection.NEAR) {
      return false;
    }
    if (mixing && !perspective) {
      mixFlat(n);
    }
    if (!perspective && !isNearCanvas(n)) {
      return false;
    }
    for (int k = 0; k < path.subpathCount(); k++) {
      subpath(path, k);
    }
    return true;
  }

  /**
   * Writes the segments of {@code path} to {@code target}, in pixels, without culling.
   *
   * @param map maps the path's coordinates to homogeneous pixels, with {@code w = 1} everywhere
   * @param radius the largest half width in pixels of the borders to be drawn
   * @return false, with {@code target} undefined, if a coordinate is not finite
   */
  boolean flattenAnywhere(Path path, Affine map, double radius, FlattenedPath target) {
    out = target;
    out.clear();
    int n = 3 * path.pointCount();
    ensure(n);
    path.coordinates(map, points);
    mixing = false;
    measuring = false;
    perspective = false;
    halfWidth = radius;
    if (!isFinite(points, n)) {
      return false;
    }
    for (int k = 0; k < path.subpathCount(); k++) {
      subpath(path, k);
    }
    return true;
  }

  /** Whether a path in a plane parallel to the image, with its strokes, may touch the canvas. */
  private boolean isNearCanvas(int n) {
    double w = n > 0 ? points[2] : 1;
    double margin = (MAX_JOIN_REACH * halfWidth + 2) * Math.max(1, w);
    boolean left = true;
    boolean right = true;
    boolean above = true;
    boolean below = true;
    for (int i = 0; i < n; i += 3) {
      left &= points[i] < -margin;
      right &= points[i] > width * w + margin;
      above &= points[i + 1] < -margin;
      below &= points[i + 1] > height * w + margin;
    }
    return !(left || right || above || below);
  }

  /** Replaces the points by the mix of two projections whose {@code w} is constant. */
  private void mixFlat(int n) {
    double w1 = Math.max(Projection.NEAR, points[2]);
    double w2 = Math.max(Projection.NEAR, otherPoints[2]);
    double w = 1 / ((1 - mix) / w1 + mix / w2);
    for (int i = 0; i < n; i += 3) {
      points[i] = w * ((1 - mix) * points[i] / w1 + mix * otherPoints[i] / w2);
      points[i + 1] = w * ((1 - mix) * points[i + 1] / w1 + mix * otherPoints[i + 1] / w2);
      points[i + 2] = w;
    }
    mixing = false;
  }

  private void subpath(Path path, int k) {
    int start = path.subpathStart(k);
    int curves = path.curveCount(k);
    int anchor = path.anchorStart(k);
    out.beginSubpath(path.isClosed(k));
    double length = 0;
    place(3 * start, 0);
    out.add(p[0], p[1], p[2], anchor, 0, true);
    for (int c = 0; c < curves; c++) {
      int at = 3 * (start + 3 * c);
      int pieces = pieces(at);
      if (!perspective && !measuring) {
        plane(at, pieces, anchor + c);
        continue;
      }
      double previous = 0;
      for (int i = 1; i <= pieces; i++) {
        double t = i == pieces ? 1 : (double) i / pieces;
        if (measuring) {
          length += distance(at, previous, t);
          previous = t;
        }
        place(at, t);
        out.add(p[0], p[1], p[2], anchor + c + t, length, i == pieces);
      }
    }
  }

  /** Adds a curve in a plane parallel to the image, without lengths: the most frequent case. */
  private void plane(int at, int pieces, int anchor) {
    double[] c = points;
    double step = 1.0 / pieces;
    double w = c[at + 2];
    for (int i = 1; i < pieces; i++) {
      double t = i * step;
      double s = 1 - t;
      double a = s * s * s;
      double b = 3 * s * s * t;
      double d = 3 * s * t * t;
      double e = t * t * t;
      out.add(
          a * c[at] + b * c[at + 3] + d * c[at + 6] + e * c[at + 9],
          a * c[at + 1] + b * c[at + 4] + d * c[at + 7] + e * c[at + 10],
          w,
          anchor + t,
          0,
          false);
    }
    out.add(c[at + 9], c[at + 10], w, anchor + 1, 0, true);
  }

  private void place(int at, double t) {
    evaluate(points, at, t);
    if (mixing) {
      double w = Math.max(Projection.NEAR, p[2]);
      double x = p[0] / w;
      double y = p[1] / w;
      evaluate(otherPoints, at, t);
      double v = Math.max(Projection.NEAR, p[2]);
      double scale = (1 - mix) / w + mix / v;
      p[0] = ((1 - mix) * x + mix * p[0] / v) / scale;
      p[1] = ((1 - mix) * y + mix * p[1] / v) / scale;
      p[2] = 1 / scale;
    }
  }

  private void evaluate(double[] c, int at, double t) {
    if (t == 0 || t == 1) {
      System.arraycopy(c, t == 0 ? at : at + 9, p, 0, 3);
      return;
    }
    double s = 1 - t;
    double a = s * s * s;
    double b = 3 * s * s * t;
    double d = 3 * s * t * t;
    double e = t * t * t;
    p[0] = a * c[at] + b * c[at + 3] + d * c[at + 6] + e * c[at + 9];
    p[1] = a * c[at + 1] + b * c[at + 4] + d * c[at + 7] + e * c[at + 10];
    p[2] = perspective ? a * c[at + 2] + b * c[at + 5] + d * c[at + 8] + e * c[at + 11] : c[at + 2];
  }

  private int pieces(int at) {
    if (!perspective) {
      return whole(flatPieces(points, at, points[at + 2], 1));
    }
    double n = perspectivePieces(points, at);
    if (mixing) {
      n = Math.max(n, perspectivePieces(otherPoints, at));
    }
    return whole(n);
  }

  /** Rounds a number of segments up and limits it; NaN gives 1. */
  private static int whole(double pieces) {
    return Math.max(1, (int) Math.min(MAX_PIECES, Math.ceil(pieces)));
  }

  private double perspectivePieces(double[] c, int at) {
    double low = Math.min(Math.min(c[at + 2], c[at + 5]), Math.min(c[at + 8], c[at + 11]));
    double high = Math.max(Math.max(c[at + 2], c[at + 5]), Math.max(c[at + 8], c[at + 11]));
    if (high <= Projection.NEAR) {
      return 1;
    }
    // Near the eye a curve is magnified without limit, but its visible part is farther away.
    low = Math.max(low, high / 8);
    return flatPieces(c, at, low, high / low);
  }

  /**
   * Returns Wang's bound of the number of segments for a curve whose points are divided by {@code
   * w}. {@code stretch} is the ratio of the largest to the smallest {@code w} on the curve.
   */
  private double flatPieces(double[] c, int at, double w, double stretch) {
    double ax = c[at] - 2 * c[at + 3] + c[at + 6];
    double ay = c[at + 1] - 2 * c[at + 4] + c[at + 7];
    double bx = c[at + 3] - 2 * c[at + 6] + c[at + 9];
    double by = c[at + 4] - 2 * c[at + 7] + c[at + 10];
    double bend = Math.sqrt(Math.max(ax * ax + ay * ay, bx * bx + by * by)) / w;
    if (bend < 1e-6) {
      return 1;
    }
    double n = Math.sqrt(0.75 * bend / TOLERANCE) * stretch;
    if (halfWidth > 0.5) {
      double seen = Math.min(halfWidth, width + height);
      n = Math.max(n, turn(c, at) * Math.sqrt(seen / (8 * TOLERANCE)));
    }
    return Math.max(1, n);
  }

  /** Returns the approximate total turning angle of the control polygon in radians. */
  private static double turn(double[] c, int at) {
    double sum = 0;
    double fx = 0;
    double fy = 0;
    for (int i = at; i < at + 9; i += 3) {
      double dx = c[i + 3] - c[i];
      double dy = c[i + 4] - c[i + 1];
      double length = Math.sqrt(dx * dx + dy * dy);
      if (length > 1e-9) {
        dx /= length;
        dy /= length;
        if (fx != 0 || fy != 0) {
          sum += Math.sqrt((dx - fx) * (dx - fx) + (dy - fy) * (dy - fy));
        }
        fx = dx;
        fy = dy;
      }
    }
    return 1.2 * sum;
  }

  private double distance(int at, double t0, double t1) {
    double sum = 0;
    for (int d = 0; d < 3; d++) {
      double delta = value(scenePoints, at + d, t1) - value(scenePoints, at + d, t0);
      sum += delta * delta;
    }
    return Math.sqrt(sum);
  }

  private static double value(double[] c, int at, double t) {
    double s = 1 - t;
    return s * s * s * c[at]
        + 3 * s * s * t * c[at + 3]
        + 3 * s * t * t * c[at + 6]
        + t * t * t * c[at + 9];
  }

  private static boolean isFinite(double[] c, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
      sum += c[i] * 0;
    }
    return sum == 0;
  }

  private static boolean isFlat(double[] c, int n) {
    for (int i = 5; i < n; i += 3) {
      if (Math.abs(c[i] - c[2]) > 1e-9) {
        return false;
      }
    }
    return true;
  }

  private void ensure(int n) {
    if (points.length < n) {
      int capacity = Math.max(n, 2 * points.length);
      points = new double[capacity];
      otherPoints = new double[capacity];
      scenePoints = new double[capacity];
    }
  }
}
