package zoetrope.geometry;

import java.util.List;
import java.util.stream.IntStream;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.processor.Word;

/** Functions of points and vectors, with Manim's names. */
public final class SpaceOps {
  /** Directions count as parallel if the sine of their angle is at most this. */
  private static final double MAX_PARALLEL_SINE = 1e-9;

  private SpaceOps() {}

  // --- points ---

  /** Returns the point halfway between two points. */
  @Word
  public static Vec midpoint(Vec a, Vec b) {
    return a.lerp(b, 0.5);
  }

  /**
   * Returns the mean of points.
   *
   * @throws IllegalArgumentException if there are none
   */
  @Word
  public static Vec centerOfMass(List<Vec> points) {
    Preconditions.require(!points.isEmpty(), "a centre of mass needs at least 1 point, not 0");
    Vec sum = Vec.ZERO;
    for (Vec p : points) {
      sum = sum.plus(p);
    }
    return sum.times(1.0 / points.size());
  }

  /** Returns the mean of points. */
  @Word
  public static Vec centerOfMass(Vec... points) {
    return centerOfMass(List.of(points));
  }

  /** Returns the point of the segment from {@code a} to {@code b} closest to {@code point}. */
  @Word
  public static Vec closestPointOnLine(Vec a, Vec b, Vec point) {
    Vec along = b.minus(a);
    double square = along.dot(along);
    double t = square == 0 ? 0 : point.minus(a).dot(along) / square;
    return a.lerp(b, Math.max(0, Math.min(1, t)));
  }

  /**
   * Returns the intersection of the line through {@code a} and {@code b} with the line through
   * {@code c} and {@code d}. In space, it is the point of the first line that is closest to the
   * second.
   *
   * @throws IllegalArgumentException for parallel lines
   */
  @Word
  public static Vec lineIntersection(Vec a, Vec b, Vec c, Vec d) {
    return findIntersection(a, b.minus(a), c, d.minus(c));
  }

  /**
   * Returns the intersection of the line through {@code p0} in direction {@code v0} with the line
   * through {@code p1} in direction {@code v1}. In space, it is the point of the first line that is
   * closest to the second.
   *
   * @throws IllegalArgumentException for parallel lines
   */
  @Word
  public static Vec findIntersection(Vec p0, Vec v0, Vec p1, Vec v1) {
    Vec normal = v0.cross(v1);
    Preconditions.require(
        normal.length() > MAX_PARALLEL_SINE * v0.length() * v1.length(),
        "lines that are parallel or have no direction do not intersect: %s from %s and %s from %s",
        v0,
        p0,
        v1,
        p1);
    double t = p1.minus(p0).cross(v1).dot(normal) / normal.dot(normal);
    return p0.plus(v0.times(t));
  }

  // --- vectors ---

  /** Returns the vector of length 1 in a direction; zero for zero. */
  @Word
  public static Vec normalize(Vec v) {
    return v.normalized();
  }

  /** Returns the angle between two vectors in radians, in [0, pi]; 0 if one of them is zero. */
  @Word
  public static double angleBetweenVectors(Vec a, Vec b) {
    return StrictMath.atan2(a.cross(b).length(), a.dot(b));
  }

  /**
   * Returns the angle of a vector in the plane from x, counter-clockwise, in radians in (-pi, pi].
   */
  @Word
  public static double angleOfVector(Vec v) {
    return v.angle();
  }

  /** Returns a vector rotated in the plane by an angle in radians, counter-clockwise. */
  @Word
  public static Vec rotateVector(Vec v, double angle) {
    return v.rotate(angle);
  }

  /** Returns a vector rotated about an axis by an angle in radians (right-hand rule). */
  @Word
  public static Vec rotateVector(Vec v, double angle, Vec axis) {
    return v.rotate(angle, axis);
  }

  /**
   * Returns {@code v} without its component along {@code direction}: its projection on the plane
   * perpendicular to {@code direction}. A direction of length 0 leaves {@code v} unchanged.
   */
  @Word
  public static Vec projectAlongVector(Vec v, Vec direction) {
    Vec unit = direction.normalized();
    return v.minus(unit.times(v.dot(unit)));
  }

  /** Returns the four vectors right, up, left and down. */
  @Word
  public static List<Vec> compassDirections() {
    return compassDirections(4, Directions.RIGHT);
  }

  /**
   * Returns {@code n} vectors at equal angles, counter-clockwise, beginning with {@code start}.
   *
   * @throws IllegalArgumentException for fewer than one
   */
  @Word
  public static List<Vec> compassDirections(int n, Vec start) {
    requireCount("directions", n, 1);
    return IntStream.range(0, n).mapToObj(i -> start.rotate(i * 2 * Math.PI / n)).toList();
  }

  /**
   * Returns the corners of a regular polygon about the origin, counter-clockwise. The first corner
   * is at the right for an even number of corners, and at the top for an odd number.
   */
  @Word
  public static List<Vec> regularVertices(int n, double radius) {
    return regularVertices(n, radius, n % 2 == 0 ? 0 : Math.PI / 2);
  }

  /**
   * Returns the corners of a regular polygon about the origin, counter-clockwise, the first at an
   * angle in radians.
   *
   * @throws IllegalArgumentException for fewer than three
   */
  @Word
  public static List<Vec> regularVertices(int n, double radius, double startAngle) {
    requireCount("corners", n, 3);
    return compassDirections(n, Vec.polar(radius, startAngle));
  }

  // --- spherical coordinates ---

  /**
   * Returns the point at distance {@code r} from the origin, {@code theta} radians around the z
   * axis from the x axis, and {@code phi} radians down from the z axis.
   */
  @Word
  public static Vec sphericalToCartesian(double r, double theta, double phi) {
    Vec flat = Vec.polar(r * StrictMath.sin(phi), theta);
    return new Vec(flat.x(), flat.y(), r * StrictMath.cos(phi));
  }

  /** Returns the radius, theta and phi of a point; see {@link #sphericalToCartesian}. */
  @Word
  public static double[] cartesianToSpherical(Vec point) {
    double flat = point.with(2, 0).length();
    return new double[] {
      point.length(), flat == 0 ? 0 : point.angle(), StrictMath.atan2(flat, point.z())
    };
  }

  // --- polygons ---

  /** Returns the length of the line through points. */
  @Word
  public static double polyLineLength(List<Vec> points) {
    double length = 0;
    for (int i = 1; i < points.size(); i++) {
      length += points.get(i).distance(points.get(i - 1));
    }
    return length;
  }

  /** Returns the signed area of a plane polygon, positive for counter-clockwise corners. */
  @Word
  public static double shoelace(List<Vec> corners) {
    double twice = 0;
    for (int i = 0; i < corners.size(); i++) {
      twice += corners.get(i).cross(corners.get((i + 1) % corners.size())).z();
    }
    return twice / 2;
  }

  /** Returns how often a closed polygon goes around the origin; positive for counter-clockwise. */
  @Word
  public static int windingNumber(List<Vec> corners) {
    double angle = 0;
    for (int i = 0; i < corners.size(); i++) {
      Vec a = corners.get(i);
      Vec b = corners.get((i + 1) % corners.size());
      angle += StrictMath.atan2(a.cross(b).z(), a.x() * b.x() + a.y() * b.y());
    }
    return (int) Math.rint(angle / (2 * Math.PI));
  }

  private static void requireCount(String what, int n, int minimum) {
    Preconditions.require(
        n >= minimum, "the number of %s must be at least %s, not %s", what, minimum, n);
  }
}
