package zoetrope.internal.geometry;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Finds the intersections of two cubics, each monotone in x and y: crossings, tangencies, ends on
 * the other curve, and the two ends of an overlap.
 *
 * <p>The curves are subdivided. Pairs of pieces farther apart than the tolerance are discarded
 * (bounding box and fat line), others are halved until they are straight. Then Newton's method
 * finds the crossing, or the point of parallel tangents if they only touch.
 */
final class CurveIntersections {
  /** An intersection: the parameter on each curve, and the distance of the two points. */
  record ParameterPair(double t, double u, double distance) {}

  private static final int MAX_PIECES = 20_000;
  private static final int SAMPLES = 7;

  /** An overlap shorter than this many tolerances counts as a single point. */
  private static final double SHORT_RUN = 1e6;

  private final double tolerance;
  private final PlaneCubic a;
  private final PlaneCubic b;
  private final List<ParameterPair> found = new ArrayList<>();
  private int pieces;

  private CurveIntersections(PlaneCubic a, PlaneCubic b, double tolerance) {
    this.a = a;
    this.b = b;
    this.tolerance = tolerance;
  }

  /**
   * Returns the intersections, ordered along the first curve. Points of the two curves that are
   * within the tolerance of each other count as an intersection.
   */
  static List<ParameterPair> of(PlaneCubic a, PlaneCubic b, double tolerance) {
    if (apart(a, b, tolerance)) {
      return List.of();
    }
    CurveIntersections search = new CurveIntersections(a, b, tolerance);
    for (double end : new double[] {0, 1}) {
      search.add(end, b.nearest(a.x(end), a.y(end)));
      search.add(a.nearest(b.x(end), b.y(end)), end);
    }
    search.sort();
    if (search.overlap()) {
      return List.of(search.found.get(0), search.found.get(search.found.size() - 1));
    }
    search.search(0, 1, 0, 1);
    search.sort();
    return search.thinned();
  }

  /** Adds the intersection at these parameters if the points are near enough. */
  private void add(double t, double u) {
    double distance = a.distance(t, b.x(u), b.y(u));
    if (distance <= tolerance) {
      found.add(new ParameterPair(t, u, distance));
    }
  }

  private void sort() {
    found.sort(Comparator.comparingDouble(ParameterPair::t).thenComparingDouble(ParameterPair::u));
  }

  /** Whether the curves overlap between the first and the last intersection found. */
  private boolean overlap() {
    if (found.size() < 2) {
      return false;
    }
    ParameterPair first = found.get(0);
    ParameterPair last = found.get(found.size() - 1);
    return a.distance(first.t, a.x(last.t), a.y(last.t)) > 4 * tolerance
        && shared(first.t, last.t, 2 * tolerance);
  }

  private boolean shared(double from, double to, double distance) {
    for (int i = 1; i <= SAMPLES; i++) {
      double t = from + (to - from) * i / (SAMPLES + 1);
      double x = a.x(t);
      double y = a.y(t);
      if (b.distance(b.nearest(x, y), x, y) > distance) {
        return false;
      }
    }
    return true;
  }

  private void search(double t0, double t1, double u0, double u1) {
    PlaneCubic p = a.part(t0, t1);
    PlaneCubic q = b.part(u0, u1);
    if (++pieces > MAX_PIECES || apart(p, q, tolerance)) {
      return;
    }
    boolean straight = p.flatness() <= 0.1 * tolerance || t1 - t0 < 1e-12;
    boolean otherStraight = q.flatness() <= 0.1 * tolerance || u1 - u0 < 1e-12;
    if (straight && otherStraight) {
      meet(t0, t1, u0, u1, p, q);
    } else if (otherStraight || !straight && p.size() >= q.size()) {
      double middle = (t0 + t1) / 2;
      search(t0, middle, u0, u1);
      search(middle, t1, u0, u1);
    } else {
      double middle = (u0 + u1) / 2;
      search(t0, t1, u0, middle);
      search(t0, t1, middle, u1);
    }
  }

  /** Adds the intersection, if any, of two pieces that are straight within the tolerance. */
  private void meet(double t0, double t1, double u0, double u1, PlaneCubic p, PlaneCubic q) {
    double ax = p.x3() - p.x0();
    double ay = p.y3() - p.y0();
    double bx = q.x3() - q.x0();
    double by = q.y3() - q.y0();
    double cross = ax * by - ay * bx;
    double ox = q.x0() - p.x0();
    double oy = q.y0() - p.y0();
    double s = cross == 0 ? 0.5 : clamp((ox * by - oy * bx) / cross);
    double r = cross == 0 ? 0.5 : clamp((ox * ay - oy * ax) / cross);
    double t = t0 + s * (t1 - t0);
    double u = u0 + r * (u1 - u0);
    ParameterPair crossing = newton(t, u, true);
    if (crossing.distance > 1e-3 * tolerance) {
      ParameterPair touch = newton(t, u, false);
      crossing = touch.distance < crossing.distance ? touch : crossing;
    }
    if (crossing.distance > tolerance) {
      add(t, b.nearest(a.x(t), a.y(t)));
    } else {
      found.add(crossing);
    }
  }

  /**
   * Applies Newton's method from (t, u). For a crossing it solves {@code A(t) = B(u)}. For a
   * tangency it finds two points with parallel tangents whose connecting line is perpendicular to
   * the tangents.
   */
  private ParameterPair newton(double t, double u, boolean crossing) {
    double x = t;
    double y = u;
    for (int i = 0; i < 12; i++) {
      double ox = a.x(x) - b.x(y);
      double oy = a.y(x) - b.y(y);
      double ax = a.dx(x);
      double ay = a.dy(x);
      double bx = b.dx(y);
      double by = b.dy(y);
      double f = crossing ? ox : ax * by - ay * bx;
      double g = crossing ? oy : ox * ax + oy * ay;
      double ft = crossing ? ax : a.ddx(x) * by - a.ddy(x) * bx;
      double fu = crossing ? -bx : ax * b.ddy(y) - ay * b.ddx(y);
      double gt = crossing ? ay : ax * ax + ay * ay + ox * a.ddx(x) + oy * a.ddy(x);
      double gu = crossing ? -by : -(bx * ax + by * ay);
      double determinant = ft * gu - fu * gt;
      if (determinant == 0) {
        break;
      }
      double nextX = clamp(x - (f * gu - fu * g) / determinant);
      double nextY = clamp(y - (ft * g - f * gt) / determinant);
      if (nextX == x && nextY == y) {
        break;
      }
      x = nextX;
      y = nextY;
    }
    return new ParameterPair(x, y, a.distance(x, b.x(y), b.y(y)));
  }

  /**
   * Replaces successive intersections between which the curves coincide: short runs by the best
   * one, long runs by both ends.
   */
  private List<ParameterPair> thinned() {
    List<ParameterPair> result = new ArrayList<>();
    int i = 0;
    while (i < found.size()) {
      int j = i;
      while (j + 1 < found.size() && shared(found.get(j).t, found.get(j + 1).t, tolerance)) {
        j++;
      }
      ParameterPair first = found.get(i);
      ParameterPair last = found.get(j);
      if (a.distance(first.t, a.x(last.t), a.y(last.t)) > SHORT_RUN * tolerance) {
        result.add(first);
        result.add(last);
      } else {
        result.add(best(i, j));
      }
      i = j + 1;
    }
    return result;
  }

  private ParameterPair best(int from, int to) {
    ParameterPair best = found.get(from);
    for (int k = from; k <= to; k++) {
      ParameterPair c = found.get(k);
      boolean end = atEnd(c.t) || atEnd(c.u);
      boolean bestEnd = atEnd(best.t) || atEnd(best.u);
      if (end && !bestEnd || end == bestEnd && c.distance < best.distance) {
        best = c;
      }
    }
    return best;
  }

  private static boolean atEnd(double t) {
    return t == 0 || t == 1;
  }

  private static double clamp(double t) {
    return t >= 0 ? Math.min(t, 1) : t < 0 ? 0 : 0.5;
  }

  private static boolean apart(PlaneCubic p, PlaneCubic q, double distance) {
    return p.minX() > q.maxX() + distance
        || q.minX() > p.maxX() + distance
        || p.minY() > q.maxY() + distance
        || q.minY() > p.maxY() + distance
        || besideFatLine(p, q, distance)
        || besideFatLine(q, p, distance);
  }

  /**
   * Whether {@code q} is completely on one side of the fat line of {@code p}, which is the strip
   * along the chord of {@code p} that contains {@code p}.
   */
  private static boolean besideFatLine(PlaneCubic p, PlaneCubic q, double distance) {
    double margin = distance * p.chord();
    if (margin == 0) {
      return false;
    }
    double h1 = p.side(p.x1(), p.y1());
    double h2 = p.side(p.x2(), p.y2());
    double low = Math.min(0, Math.min(h1, h2)) - margin;
    double high = Math.max(0, Math.max(h1, h2)) + margin;
    double s0 = p.side(q.x0(), q.y0());
    double s1 = p.side(q.x1(), q.y1());
    double s2 = p.side(q.x2(), q.y2());
    double s3 = p.side(q.x3(), q.y3());
    return Math.min(Math.min(s0, s1), Math.min(s2, s3)) > high
        || Math.max(Math.max(s0, s1), Math.max(s2, s3)) < low;
  }
}
