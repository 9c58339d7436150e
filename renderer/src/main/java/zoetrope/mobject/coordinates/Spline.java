package zoetrope.mobject.coordinates;

import java.util.List;
import zoetrope.geometry.PathBuilder;
import zoetrope.geometry.Vec;

/**
 * Smooth curves through knots that need not be evenly spaced: cubic Hermite pieces whose velocity
 * at a knot, where none is given, is that of the parabola through it and its two neighbours. For
 * evenly spaced knots that is a Catmull-Rom spline.
 */
final class Spline {
  /**
   * A point and the parameter at which the curve is there.
   *
   * @param arriving the velocity with which it comes there, or null when the neighbours tell it
   * @param leaving the velocity with which it goes on, another one in a corner; or null
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

  /** Appends an open curve through at least two knots. */
  static void appendOpen(PathBuilder path, List<Knot> knots) {
    new Spline(knots, false).append(path);
  }

  /** Appends a closed curve; the last knot is the first again, one period later. */
  static void appendClosed(PathBuilder path, List<Knot> knots) {
    new Spline(knots, true).append(path);
    path.close();
  }

  /** Appends straight segments through the knots. */
  static void appendStraight(PathBuilder path, List<Knot> knots) {
    path.moveTo(knots.get(0).p);
    for (Knot knot : knots.subList(1, knots.size())) {
      path.lineTo(knot.p);
    }
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
   * The handle, or the point of the chord where the handle of a straight piece would be when it is
   * too far away, as beside a corner: no loops there.
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

  /** The velocity, {@code dt} after knot {@code m}, on the parabola through three knots. */
  private static Vec velocity(Knot a, Knot m, Knot b, double dt) {
    Vec before = slope(a, m);
    Vec bend = slope(m, b).minus(before).times(1 / (b.t - a.t));
    return before.plus(bend.times(m.t - a.t + 2 * dt));
  }

  private static Vec slope(Knot a, Knot b) {
    return b.p.minus(a.p).times(1 / (b.t - a.t));
  }
}
