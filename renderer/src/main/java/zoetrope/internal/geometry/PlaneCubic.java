package zoetrope.internal.geometry;

/** A cubic Bézier curve in the plane: two anchors and the handles between them. */
record PlaneCubic(
    double x0, double y0, double x1, double y1, double x2, double y2, double x3, double y3) {

  /** Returns the curve whose coordinates x, y, z are in {@code c} from index {@code at} on. */
  static PlaneCubic of(double[] c, int at) {
    return new PlaneCubic(
        c[at], c[at + 1], c[at + 3], c[at + 4], c[at + 6], c[at + 7], c[at + 9], c[at + 10]);
  }

  /** Returns a straight segment with its handles at its thirds. */
  static PlaneCubic line(double x0, double y0, double x3, double y3) {
    return new PlaneCubic(
        x0,
        y0,
        x0 + (x3 - x0) / 3,
        y0 + (y3 - y0) / 3,
        x3 - (x3 - x0) / 3,
        y3 - (y3 - y0) / 3,
        x3,
        y3);
  }

  double x(double t) {
    return value(x0, x1, x2, x3, t);
  }

  double y(double t) {
    return value(y0, y1, y2, y3, t);
  }

  /** Returns the derivative of x with respect to the parameter. */
  double dx(double t) {
    return slope(x0, x1, x2, x3, t);
  }

  /** Returns the derivative of y with respect to the parameter. */
  double dy(double t) {
    return slope(y0, y1, y2, y3, t);
  }

  /** Returns the second derivative of x. */
  double ddx(double t) {
    return 6 * ((1 - t) * (x2 - 2 * x1 + x0) + t * (x3 - 2 * x2 + x1));
  }

  /** Returns the second derivative of y. */
  double ddy(double t) {
    return 6 * ((1 - t) * (y2 - 2 * y1 + y0) + t * (y3 - 2 * y2 + y1));
  }

  double minX() {
    return Math.min(Math.min(x0, x1), Math.min(x2, x3));
  }

  double maxX() {
    return Math.max(Math.max(x0, x1), Math.max(x2, x3));
  }

  double minY() {
    return Math.min(Math.min(y0, y1), Math.min(y2, y3));
  }

  double maxY() {
    return Math.max(Math.max(y0, y1), Math.max(y2, y3));
  }

  /** Returns the longer side of the box of all four points. */
  double size() {
    return Math.max(maxX() - minX(), maxY() - minY());
  }

  /** Returns the distance between the anchors. */
  double chord() {
    return Math.sqrt((x3 - x0) * (x3 - x0) + (y3 - y0) * (y3 - y0));
  }

  /** Returns an upper bound of the distance between the curve and its chord. */
  double flatness() {
    double ax = x1 - (2 * x0 + x3) / 3;
    double ay = y1 - (2 * y0 + y3) / 3;
    double bx = x2 - (x0 + 2 * x3) / 3;
    double by = y2 - (y0 + 2 * y3) / 3;
    return Math.sqrt(Math.max(ax * ax + ay * ay, bx * bx + by * by));
  }

  /** Returns the distance of the farther handle from the line through the anchors. */
  double bulge() {
    double length = chord();
    return length == 0
        ? flatness()
        : Math.max(Math.abs(side(x1, y1)), Math.abs(side(x2, y2))) / length;
  }

  /**
   * Returns twice the area of the triangle of the anchors and a point; positive if the point is on
   * the left.
   */
  double side(double x, double y) {
    return (x3 - x0) * (y - y0) - (y3 - y0) * (x - x0);
  }

  /** Returns a part; at parameters 0 and 1, its anchors are exactly those of this curve. */
  PlaneCubic part(double t0, double t1) {
    if (t0 == 0 && t1 == 1) {
      return this;
    }
    return new PlaneCubic(
        t0 == 0 ? x0 : Bezier.blossom(x0, x1, x2, x3, t0, t0, t0),
        t0 == 0 ? y0 : Bezier.blossom(y0, y1, y2, y3, t0, t0, t0),
        Bezier.blossom(x0, x1, x2, x3, t0, t0, t1),
        Bezier.blossom(y0, y1, y2, y3, t0, t0, t1),
        Bezier.blossom(x0, x1, x2, x3, t0, t1, t1),
        Bezier.blossom(y0, y1, y2, y3, t0, t1, t1),
        t1 == 1 ? x3 : Bezier.blossom(x0, x1, x2, x3, t1, t1, t1),
        t1 == 1 ? y3 : Bezier.blossom(y0, y1, y2, y3, t1, t1, t1));
  }

  PlaneCubic reversed() {
    return new PlaneCubic(x3, y3, x2, y2, x1, y1, x0, y0);
  }

  /** Returns the curve with its anchors moved to these points, and each handle with its anchor. */
  PlaneCubic between(double ax, double ay, double bx, double by) {
    return new PlaneCubic(
        ax, ay, x1 + (ax - x0), y1 + (ay - y0), x2 + (bx - x3), y2 + (by - y3), bx, by);
  }

  /** Returns the parameter of the point nearest to (px, py), from nine samples and bisection. */
  double nearest(double px, double py) {
    int steps = 8;
    int best = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i <= steps; i++) {
      double d = squaredDistance((double) i / steps, px, py);
      if (d < least) {
        least = d;
        best = i;
      }
    }
    double low = Math.max(0, best - 1.0) / steps;
    double high = Math.min(steps, best + 1.0) / steps;
    for (int i = 0; i < 60 && high - low > 1e-16; i++) {
      double middle = (low + high) / 2;
      double rise = (x(middle) - px) * dx(middle) + (y(middle) - py) * dy(middle);
      if (rise > 0) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return better((low + high) / 2, px, py);
  }

  private double better(double t, double px, double py) {
    double here = squaredDistance(t, px, py);
    double first = squaredDistance(0, px, py);
    double last = squaredDistance(1, px, py);
    return first <= here && first <= last ? 0 : last <= here ? 1 : t;
  }

  /** Returns the distance of the point at {@code t} from (px, py). */
  double distance(double t, double px, double py) {
    return Math.sqrt(squaredDistance(t, px, py));
  }

  private double squaredDistance(double t, double px, double py) {
    double dx = x(t) - px;
    double dy = y(t) - py;
    return dx * dx + dy * dy;
  }

  static double value(double a, double b, double c, double d, double t) {
    double s = 1 - t;
    return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
  }

  private static double slope(double a, double b, double c, double d, double t) {
    double s = 1 - t;
    return 3 * (s * s * (b - a) + 2 * s * t * (c - b) + t * t * (d - c));
  }
}
