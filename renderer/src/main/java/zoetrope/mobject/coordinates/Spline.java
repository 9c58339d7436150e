package zoetrope.mobject.coordinates;

import java.util.List;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;

/**
 * Smooth curves through knots that need not be evenly spaced, made of cubic Hermite pieces. If a
 * knot has no velocity, it gets the velocity of the parabola through the knot and its two
 * neighbours. For evenly spaced knots this is a Catmull-Rom spline.
 */
final class Spline {
  /**
   * A point of a curve and its parameter.
   *
   * @param arriving the velocity before the point, or null to derive it from the neighbours
   * @param leaving the velocity after the point, which differs at a corner, or null to derive it
   */
  record Knot(double t, Vec p, Vec arriving, Vec leaving) {
    Knot(double t, Vec p) {
      this(t, p, null, null);
    }

    boolean isFinite() {
      return p.isFinite();
    }

    double distance(Knot other) {
      return p.distance(other.p);
    }
  }

  private final List<Knot> knots;
  private final boolean closed;

  private Spline(List<Knot> knots, boolean closed) {
    this.knots = knots;
    this.closed = closed;
  }

  static void appendOpen(PathBuilder path, List<Knot> knots) {
    new Spline(knots, false).append(path);
  }

  /** Appends a closed curve. The last knot repeats the first, one period later. */
  static void appendClosed(PathBuilder path, List<Knot> knots) {
    new Spline(knots, true).append(path);
    path.close();
  }

  private void append(PathBuilder path) {
    path.moveTo(knots.get(0).p);
    for (int i = 0; i + 1 < knots.size(); i++) {
      Knot a = knots.get(i);
      Knot b = knots.get(i + 1);
      double third = (b.t - a.t) / 3;
      Vec leaving = a.p.plus((a.leaving == null ? velocity(i) : a.leaving).times(third));
      Vec arriving = b.p.minus((b.arriving == null ? velocity(i + 1) : b.arriving).times(third));
      path.cubicTo(near(leaving, a, b, 1.0 / 3), near(arriving, a, b, 2.0 / 3), b.p);
    }
  }

  /**
   * Returns the control point {@code handle}, or a point on the chord if the control point is too
   * far away. This happens next to a corner, where the curve would otherwise form a loop.
   */
  private static Vec near(Vec handle, Knot a, Knot b, double alongChord) {
    boolean close = handle.distance(a.p.lerp(b.p, 0.5)) <= a.distance(b);
    return close ? handle : a.p.lerp(b.p, alongChord);
  }

  private Vec velocity(int i) {
    int n = knots.size();
    if (n == 2) {
      return slope(knots.get(0), knots.get(1));
    }
    if (closed && (i == 0 || i == n - 1)) {
      double period = knots.get(n - 1).t - knots.get(0).t;
      Knot before = knots.get(n - 2);
      return velocity(new Knot(before.t - period, before.p), knots.get(0), knots.get(1), 0);
    }
    int middle = Math.min(n - 2, Math.max(1, i));
    Knot m = knots.get(middle);
    double t = knots.get(i).t - m.t;
    return velocity(knots.get(middle - 1), m, knots.get(middle + 1), t);
  }

  /** Returns the velocity, {@code dt} after knot {@code m}, on the parabola through three knots. */
  private static Vec velocity(Knot a, Knot m, Knot b, double dt) {
    Vec before = slope(a, m);
    Vec bend = slope(m, b).minus(before).times(1 / (b.t - a.t));
    return before.plus(bend.times(m.t - a.t + 2 * dt));
  }

  private static Vec slope(Knot a, Knot b) {
    return b.p.minus(a.p).times(1 / (b.t - a.t));
  }
}
