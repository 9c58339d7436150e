package zoetrope.mobject;

import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;

/**
 * The way points take from start to end: straight, or on circular arcs.
 *
 * @param angle of the arc in radians; counter-clockwise about {@code axis} when positive; less than
 *     0.01 is straight
 * @param axis normal of the plane the arcs lie in
 */
public record MotionPath(double angle, Vec axis) {
  private static final double STRAIGHT_BELOW = 0.01;

  /** Straight lines. */
  public static final MotionPath STRAIGHT = new MotionPath(0, new Vec(0, 0, 1));

  /** Arcs in the plane of the picture. */
  public static MotionPath arc(double angle) {
    return new MotionPath(angle, new Vec(0, 0, 1));
  }

  /** Whether the way is a straight line. */
  public boolean isStraight() {
    return Math.abs(angle) < STRAIGHT_BELOW;
  }

  /** The point at fraction {@code alpha} of the way from {@code start} to {@code end}. */
  public Vec between(Vec start, Vec end, double alpha) {
    return mix(alpha).of(start, end);
  }

  /** A function of two points, linear in both, for one {@code alpha}. */
  interface Mix {
    Vec of(Vec start, Vec end);
  }

  /**
   * The mixture for {@code alpha}: with arcs, the point on the circle through start and end whose
   * arc is {@code angle}, centre {@code c = (a + b) / 2 + axis x (b - a) / (2 tan(angle / 2))}.
   */
  Mix mix(double alpha) {
    if (isStraight()) {
      return (a, b) -> a.lerp(b, alpha);
    }
    Vec n = axis.normalized();
    double cotangent = 1 / StrictMath.tan(angle / 2);
    Affine turn = Affine.rotation(alpha * angle, n);
    return (a, b) -> {
      Vec c = a.lerp(b, 0.5).plus(n.cross(b.minus(a).times(0.5)).times(cotangent));
      return c.plus(turn.applyLinear(a.minus(c)));
    };
  }

  /**
   * The map that takes a point p to the mixture of {@code a(p)} and {@code b(p)}; it is affine
   * because the mixture is linear in both.
   */
  Affine mix(Affine a, Affine b, double alpha) {
    Mix mix = mix(alpha);
    return Affine.ofColumns(
        mix.of(a.column(0), b.column(0)),
        mix.of(a.column(1), b.column(1)),
        mix.of(a.column(2), b.column(2)),
        mix.of(a.translation(), b.translation()));
  }

  /** Mixes point by point: coordinates {@code x, y, z, x, ...} of all three arrays. */
  void mix(double alpha, double[] a, double[] b, double[] result) {
    Mix mix = mix(alpha);
    for (int i = 0; i < result.length; i += 3) {
      Vec p = mix.of(new Vec(a[i], a[i + 1], a[i + 2]), new Vec(b[i], b[i + 1], b[i + 2]));
      result[i] = p.x();
      result[i + 1] = p.y();
      result[i + 2] = p.z();
    }
  }
}
