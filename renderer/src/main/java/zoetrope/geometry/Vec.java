package zoetrope.geometry;

/**
 * A point or a vector in space, in scene units: x to the right, y up, z towards the viewer.
 *
 * <p>Components may be NaN or infinite; see {@link #isFinite()}.
 */
public record Vec(double x, double y, double z) {
  /** The origin, and the vector of length zero. */
  public static final Vec ZERO = new Vec(0, 0, 0);

  /** Returns the point {@code (x, y, 0)}. */
  public static Vec of(double x, double y) {
    return new Vec(x, y, 0);
  }

  public static Vec of(double x, double y, double z) {
    return new Vec(x, y, z);
  }

  /**
   * Returns the point of the plane z = 0 at {@code angle} radians, counter-clockwise from x, at
   * distance {@code radius}.
   */
  public static Vec polar(double radius, double angle) {
    return new Vec(radius * StrictMath.cos(angle), radius * StrictMath.sin(angle), 0);
  }

  public Vec plus(Vec v) {
    return new Vec(x + v.x, y + v.y, z + v.z);
  }

  public Vec minus(Vec v) {
    return new Vec(x - v.x, y - v.y, z - v.z);
  }

  /** Returns the vector scaled by {@code s}. */
  public Vec times(double s) {
    return new Vec(x * s, y * s, z * s);
  }

  /** Returns the product component by component. */
  public Vec times(Vec v) {
    return new Vec(x * v.x, y * v.y, z * v.z);
  }

  public Vec negate() {
    return new Vec(-x, -y, -z);
  }

  /** Returns the scalar product. */
  public double dot(Vec v) {
    return x * v.x + y * v.y + z * v.z;
  }

  /** Returns the vector product, right-handed. */
  public Vec cross(Vec v) {
    return new Vec(y * v.z - z * v.y, z * v.x - x * v.z, x * v.y - y * v.x);
  }

  public double length() {
    return Math.sqrt(dot(this));
  }

  public double distance(Vec v) {
    return minus(v).length();
  }

  /** Returns the vector of length 1 in this direction; the zero vector stays zero. */
  public Vec normalized() {
    double length = length();
    return length == 0 ? ZERO : times(1 / length);
  }

  /** Interpolates linearly from this at {@code t = 0} to {@code v} at 1. */
  public Vec lerp(Vec v, double t) {
    return new Vec(mix(x, v.x, t), mix(y, v.y, t), mix(z, v.z, t));
  }

  /** Returns the angle in the plane, counter-clockwise from x, in radians in (-pi, pi]. */
  public double angle() {
    return StrictMath.atan2(y, x);
  }

  /** Returns the vector rotated in the plane by {@code angle} radians, counter-clockwise. */
  public Vec rotate(double angle) {
    double c = StrictMath.cos(angle);
    double s = StrictMath.sin(angle);
    return new Vec(c * x - s * y, s * x + c * y, z);
  }

  /**
   * Returns the vector rotated about {@code axis} by {@code angle} radians (right-hand rule).
   *
   * @throws IllegalArgumentException for an axis of length 0, unless the angle is 0
   */
  public Vec rotate(double angle, Vec axis) {
    if (angle != 0 && axis.length() == 0) {
      throw new IllegalArgumentException(
          "the axis of a rotation must not be (0, 0, 0): to rotate about a point,"
              + " use rotateAbout(angle, point)");
    }
    return Affine.rotation(angle, axis).apply(this);
  }

  /** Returns the point rotated about {@code center} in the plane by {@code angle} radians. */
  public Vec rotateAbout(double angle, Vec center) {
    return minus(center).rotate(angle).plus(center);
  }

  /**
   * Returns a component: 0 is x, 1 is y, 2 is z.
   *
   * @throws IllegalArgumentException for another dimension
   */
  public double get(int dimension) {
    return switch (dimension) {
      case 0 -> x;
      case 1 -> y;
      case 2 -> z;
      default -> throw new IllegalArgumentException("dimension " + dimension + " is not 0, 1 or 2");
    };
  }

  /**
   * Returns this vector with one component replaced; see {@link #get}.
   *
   * @throws IllegalArgumentException for another dimension
   */
  public Vec with(int dimension, double value) {
    return switch (dimension) {
      case 0 -> new Vec(value, y, z);
      case 1 -> new Vec(x, value, z);
      case 2 -> new Vec(x, y, value);
      default -> throw new IllegalArgumentException("dimension " + dimension + " is not 0, 1 or 2");
    };
  }

  /** Whether no component is NaN or infinite. */
  public boolean isFinite() {
    return Double.isFinite(x) && Double.isFinite(y) && Double.isFinite(z);
  }

  /**
   * Whether all components are equal by {@link Double#compare}, as in every record. Written out
   * because the first call of a generated {@code equals} delays start-up by milliseconds.
   */
  @Override
  public boolean equals(Object o) {
    return o instanceof Vec v
        && Double.compare(x, v.x) == 0
        && Double.compare(y, v.y) == 0
        && Double.compare(z, v.z) == 0;
  }

  private static double mix(double a, double b, double t) {
    return (1 - t) * a + t * b;
  }
}
