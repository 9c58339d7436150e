package zoetrope.mobject;

import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Degrees;
import zoetrope.internal.geometry.PathAlignment;

/**
 * The trajectory of points in an animation: straight lines, circular arcs with one angle, or a
 * rotation about one centre. It also says how the curves of two paths are paired.
 *
 * @param angle the angle of the arc in radians, counter-clockwise about {@code axis} if positive;
 *     arcs of less than 0.01 are straight lines
 * @param axis the normal of the plane of the arcs
 * @param center the common centre of rotation of all points, or null if each point has its own arc
 * @param arrival the point that {@code center} moves to during the animation, or null if it does
 *     not move
 * @param inDrawingOrder whether curves are paired in drawing order instead of by position
 */
public record MotionPath(double angle, Vec axis, Vec center, Vec arrival, boolean inDrawingOrder) {
  private static final double MIN_ARC_ANGLE = 0.01;

  private static final Vec OUT = new Vec(0, 0, 1);

  /** The trajectory along straight lines, with curves paired by position. */
  public static final MotionPath STRAIGHT = new MotionPath(0, OUT, null, null, false);

  /** Returns a copy that uses circular arcs of {@code newAngle} radians in the xy plane. */
  public MotionPath withArc(double newAngle) {
    return withArc(newAngle, OUT);
  }

  /** Returns a copy that uses circular arcs of {@code newAngle} radians about {@code newAxis}. */
  public MotionPath withArc(double newAngle, Vec newAxis) {
    return new MotionPath(Degrees.check(newAngle), newAxis, null, null, inDrawingOrder);
  }

  /**
   * Returns a copy that rotates all points about {@code newCenter}, a point of the xy plane. The
   * end state is first rotated back by {@code newAngle} radians. Points move straight towards this
   * rotated end state while the whole motion is rotated by the elapsed fraction of {@code
   * newAngle}.
   */
  public MotionPath withTurn(double newAngle, Vec newCenter) {
    return withTurn(Degrees.check(newAngle), OUT, newCenter, null);
  }

  /**
   * Returns a copy that rotates all points about a centre, which may move to {@code newArrival}.
   */
  MotionPath withTurn(double newAngle, Vec newAxis, Vec newCenter, Vec newArrival) {
    return new MotionPath(newAngle, newAxis, newCenter, newArrival, inDrawingOrder);
  }

  /**
   * Returns whether points move in straight lines, so that a rotation may replace this trajectory.
   */
  boolean mayTurn() {
    return center == null && angle == 0;
  }

  /** Returns a copy that pairs curves in drawing order. */
  public MotionPath pairedInDrawingOrder() {
    return new MotionPath(angle, axis, center, arrival, true);
  }

  /**
   * Returns whether all points move in straight lines. Arcs of less than 0.01 radians count as
   * such.
   */
  public boolean isStraight() {
    return Math.abs(angle) < MIN_ARC_ANGLE && center == null;
  }

  /** Splits two paths into the same number of curves, so that each point has a partner. */
  PathAlignment align(Path start, Path end) {
    return inDrawingOrder ? PathAlignment.inDrawingOrder(start, end) : PathAlignment.of(start, end);
  }

  /** Returns the point at fraction {@code alpha} between {@code start} and {@code end}. */
  public Vec between(Vec start, Vec end, double alpha) {
    return mix(alpha).of(start, end);
  }

  /** The interpolation of two points at a fixed {@code alpha}. It is affine in both points. */
  interface Mix {
    Vec of(Vec start, Vec end);
  }

  /**
   * Returns the interpolation at {@code alpha}. For arcs, the result is on the circle through a =
   * start and b = end that spans {@code angle}. The centre of the circle is {@code c = (a + b) / 2
   * + axis x (b - a) / (2 tan(angle / 2))}.
   */
  Mix mix(double alpha) {
    if (center != null) {
      Mix aboutOrigin = turn(alpha);
      Vec last = arrival == null ? center : arrival;
      Vec middle = arrival == null ? center : center.lerp(arrival, alpha);
      return (a, b) -> middle.plus(aboutOrigin.of(a.minus(center), b.minus(last)));
    }
    return isStraight() ? (a, b) -> a.lerp(b, alpha) : arc(alpha);
  }

  private Mix arc(double alpha) {
    Vec n = axis.normalized();
    double cotangent = 1 / StrictMath.tan(angle / 2);
    Affine turn = Affine.rotation(alpha * angle, n);
    return (a, b) -> {
      Vec c = a.lerp(b, 0.5).plus(n.cross(b.minus(a).times(0.5)).times(cotangent));
      return c.plus(turn.applyLinear(a.minus(c)));
    };
  }

  /** Returns the interpolation by a rotation about the origin; it is linear. */
  private Mix turn(double alpha) {
    Affine back = Affine.rotation(-angle, axis);
    Affine turn = Affine.rotation(alpha * angle, axis);
    return (a, b) -> turn.applyLinear(a.lerp(back.applyLinear(b), alpha));
  }

  /**
   * Returns the map that takes a point p to the interpolation of {@code a(p)} and {@code b(p)}. It
   * is affine because the interpolation is affine in both.
   */
  public Affine mix(Affine a, Affine b, double alpha) {
    if (center == null && isStraight()) {
      return a.lerp(b, alpha);
    }
    Mix mix = mix(alpha);
    Mix linear = center == null ? mix : turn(alpha);
    return Affine.ofColumns(
        linear.of(a.column(0), b.column(0)),
        linear.of(a.column(1), b.column(1)),
        linear.of(a.column(2), b.column(2)),
        mix.of(a.translation(), b.translation()));
  }

  /** Interpolates point by point. All three arrays hold coordinates {@code x, y, z, x, ...}. */
  public void mix(double alpha, double[] a, double[] b, double[] result) {
    Mix mix = mix(alpha);
    for (int i = 0; i < result.length; i += 3) {
      Vec p = mix.of(new Vec(a[i], a[i + 1], a[i + 2]), new Vec(b[i], b[i + 1], b[i + 2]));
      result[i] = p.x();
      result[i + 1] = p.y();
      result[i + 2] = p.z();
    }
  }
}
