package zoetrope.mobject;

import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Degrees;
import zoetrope.internal.geometry.PathAlignment;

/**
 * The way points take from start to end: straight, on circular arcs of one angle, or turning about
 * one centre; and which points of two paths belong together.
 *
 * @param angle of the arc in radians; counter-clockwise about {@code axis} when positive; less than
 *     0.01 is straight
 * @param axis normal of the plane the arcs lie in
 * @param center what all points turn about, or null when each has its own arc
 * @param inDrawingOrder whether curves are paired in the order they are drawn in, not by place
 */
public record MotionPath(double angle, Vec axis, Vec center, boolean inDrawingOrder) {
  private static final double STRAIGHT_BELOW = 0.01;

  private static final Vec OUT = new Vec(0, 0, 1);

  /** Straight lines. */
  public static final MotionPath STRAIGHT = new MotionPath(0, OUT, null, false);

  /** The same on circular arcs in the plane of the picture. */
  public MotionPath withArc(double newAngle) {
    return withArc(newAngle, OUT);
  }

  /** The same on circular arcs about {@code newAxis}. */
  public MotionPath withArc(double newAngle, Vec newAxis) {
    return new MotionPath(Degrees.check(newAngle), newAxis, null, inDrawingOrder);
  }

  /**
   * The same by a turn about a point of the picture's plane: where the straight way would lead if
   * the end were turned back by {@code newAngle}, turned by as much of it as has passed.
   */
  public MotionPath withTurn(double newAngle, Vec newCenter) {
    return new MotionPath(Degrees.check(newAngle), OUT, newCenter, inDrawingOrder);
  }

  /** The same for curves that are paired in the order they are drawn in. */
  public MotionPath pairedInDrawingOrder() {
    return new MotionPath(angle, axis, center, true);
  }

  /** Whether the way is a straight line. */
  public boolean isStraight() {
    return Math.abs(angle) < STRAIGHT_BELOW;
  }

  /** Two paths in the same number of pieces, so that each point has its partner. */
  PathAlignment align(Path start, Path end) {
    return inDrawingOrder ? PathAlignment.inDrawingOrder(start, end) : PathAlignment.of(start, end);
  }

  /** The point at fraction {@code alpha} of the way from {@code start} to {@code end}. */
  public Vec between(Vec start, Vec end, double alpha) {
    return mix(alpha).of(start, end);
  }

  /** A function of two points, affine in both, for one {@code alpha}. */
  interface Mix {
    Vec of(Vec start, Vec end);
  }

  /**
   * The mixture for {@code alpha}: with arcs, the point on the circle through start and end whose
   * arc is {@code angle}, centre {@code c = (a + b) / 2 + axis x (b - a) / (2 tan(angle / 2))}.
   */
  Mix mix(double alpha) {
    if (center != null) {
      Mix aboutOrigin = turn(alpha);
      return (a, b) -> center.plus(aboutOrigin.of(a.minus(center), b.minus(center)));
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

  /** The mixture that turns about the origin, which is linear. */
  private Mix turn(double alpha) {
    Affine back = Affine.rotation(-angle, axis);
    Affine turn = Affine.rotation(alpha * angle, axis);
    return (a, b) -> turn.applyLinear(a.lerp(back.applyLinear(b), alpha));
  }

  /**
   * The map that takes a point p to the mixture of {@code a(p)} and {@code b(p)}; it is affine
   * because the mixture is affine in both.
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

  /** Mixes point by point: coordinates {@code x, y, z, x, ...} of all three arrays. */
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
