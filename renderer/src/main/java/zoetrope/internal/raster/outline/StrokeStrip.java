package zoetrope.internal.raster.outline;

import zoetrope.internal.raster.coverage.EdgeSink;

/**
 * Emits the edges of an area between a left and a right side. Both sides are advanced point by
 * point. All strips have the same orientation, so that overlapping strips form a union under the
 * nonzero winding rule.
 */
final class StrokeStrip {
  private static final double ARC_TOLERANCE = 0.03;
  private static final int ARC_DEPTH = 10;

  private EdgeSink out;
  private boolean muted;
  private double lx;
  private double ly;
  private double rx;
  private double ry;

  void into(EdgeSink edges) {
    out = edges;
  }

  /** Sets whether the sides advance without emitting edges, to find where a join ends. */
  void mute(boolean on) {
    muted = on;
  }

  /** Begins with the edge from the right to the left side. */
  void begin(double leftX, double leftY, double rightX, double rightY) {
    lx = leftX;
    ly = leftY;
    rx = rightX;
    ry = rightY;
    edge(rx, ry, lx, ly);
  }

  void left(double x, double y) {
    edge(lx, ly, x, y);
    lx = x;
    ly = y;
  }

  void right(double x, double y) {
    edge(x, y, rx, ry);
    rx = x;
    ry = y;
  }

  /** Advances the left side for {@code side = 1} or the right side for -1. */
  void side(int side, double x, double y) {
    if (side > 0) {
      left(x, y);
    } else {
      right(x, y);
    }
  }

  /** Ends with the edge from the left to the right side. */
  void end() {
    edge(lx, ly, rx, ry);
  }

  /**
   * Advances a side along the circle of radius {@code h} about {@code (x, y)}, from the direction
   * of the unit vector {@code u} to that of {@code v}. The angle between them must be less than
   * half a turn.
   */
  void arc(int side, double x, double y, double h, double ux, double uy, double vx, double vy) {
    side(side, x + h * ux, y + h * uy);
    arc(side, x, y, h, ux, uy, vx, vy, ARC_DEPTH);
  }

  private void arc(
      int side,
      double x,
      double y,
      double h,
      double ux,
      double uy,
      double vx,
      double vy,
      int depth) {
    double mx = ux + vx;
    double my = uy + vy;
    double m = Math.sqrt(mx * mx + my * my);
    if (depth == 0 || h * (1 - m / 2) < ARC_TOLERANCE) {
      side(side, x + h * vx, y + h * vy);
    } else {
      arc(side, x, y, h, ux, uy, mx / m, my / m, depth - 1);
      arc(side, x, y, h, mx / m, my / m, vx, vy, depth - 1);
    }
  }

  private void edge(double x0, double y0, double x1, double y1) {
    if (!muted) {
      out.add(x0, y0, x1, y1);
    }
  }
}
