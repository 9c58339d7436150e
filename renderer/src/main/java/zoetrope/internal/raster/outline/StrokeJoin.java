package zoetrope.internal.raster.outline;

import zoetrope.frame.Stroke.Join;

/** The geometry of the join between two segments of a {@link StrokePolyline}. */
final class StrokeJoin {
  /** At turns below about 11 degrees, the join is always mitred, so that curves stay smooth. */
  private static final double SMOOTH = 0.98;

  /** With {@link Join#AUTO}, the miter becomes shorter between these cosines, down to a bevel. */
  private static final double AUTO_SHARP = -0.9;

  private static final double AUTO_CUT = -0.95;

  double x;
  double y;
  double half;

  /** The unit vectors of the directions before the vertex, {@code a}, and after it, {@code b}. */
  double ax;

  double ay;
  double bx;
  double by;

  /** 1 if the outer side of the turn is the left side, otherwise -1. */
  int outer;

  /** Whether the offset lines intersect on the inner side within both segments. */
  boolean clean;

  boolean round;

  /** The miter point of the left side, relative to the vertex. */
  private double miterX;

  private double miterY;

  /**
   * How far the outer sides would continue to the miter point, in pixels. {@link #sharpness} is the
   * fraction of this that is drawn.
   */
  private double reach;

  private double sharpness;
  private double cosine;

  /** Computes the join at vertex v between segments a and b; the limit is for mitred joins. */
  void set(StrokePolyline p, int v, int a, int b, Join join, double miterLimit) {
    x = p.x[v];
    y = p.y[v];
    half = Math.min(p.halfIn[v], p.halfOut[v]);
    ax = p.dx[a];
    ay = p.dy[a];
    bx = p.dx[b];
    by = p.dy[b];
    double cross = ax * by - ay * bx;
    cosine = ax * bx + ay * by;
    outer = cross > 0 ? -1 : 1;
    double k = half / (1 + cosine);
    miterX = -k * (ay + by);
    miterY = k * (ax + bx);
    reach = Math.abs(cross) * k;
    clean =
        p.halfIn[v] == p.halfOut[v]
            && cosine > -0.999
            && reach <= 0.5 * Math.min(p.length[a], p.length[b]);
    shape(join, miterLimit);
  }

  private void shape(Join join, double miterLimit) {
    boolean isSmooth = cosine > SMOOTH;
    round = !isSmooth && join == Join.ROUND;
    if (isSmooth) {
      sharpness = 1;
      return;
    }
    sharpness =
        switch (join) {
          case AUTO -> Math.min(1, Math.max(0, (cosine - AUTO_CUT) / (AUTO_SHARP - AUTO_CUT)));
          case MITER -> (1 + cosine) / 2 * miterLimit * miterLimit >= 1 ? 1 : 0;
          default -> 0;
        };
  }

  /** Whether the outer sides continue to the miter point. */
  boolean isMitred() {
    return sharpness == 1;
  }

  /** Returns how far, in pixels, the outer sides continue beyond the vertex. */
  double overhang() {
    return sharpness == 0 ? 0 : sharpness * reach;
  }

  /** Whether the turn is too sharp for a smooth curve. {@link Join#NONE} leaves its gap open. */
  boolean isSharp() {
    return cosine <= SMOOTH;
  }

  /**
   * Returns the x coordinate where the lines on one side intersect: on the left side for {@code
   * side = 1}, on the right side for -1.
   */
  double meetX(int side) {
    return x + side * miterX;
  }

  /** Returns the y coordinate where the lines on one side intersect; see {@link #meetX}. */
  double meetY(int side) {
    return y + side * miterY;
  }

  /** Advances the outer side of {@code strip} around the join. */
  void around(StrokeStrip strip) {
    if (sharpness == 1) {
      strip.side(outer, meetX(outer), meetY(outer));
      return;
    }
    double h = outer * half;
    if (round && cosine > -0.999999) {
      strip.arc(outer, x, y, half, -outer * ay, outer * ax, -outer * by, outer * bx);
    } else if (round) {
      strip.arc(outer, x, y, half, -outer * ay, outer * ax, ax, ay);
      strip.arc(outer, x, y, half, ax, ay, -outer * by, outer * bx);
    } else {
      double e = overhang();
      strip.side(outer, x - h * ay + e * ax, y + h * ax + e * ay);
      strip.side(outer, x - h * by - e * bx, y + h * bx - e * by);
    }
  }
}
