package zoetrope.geometry;

import zoetrope.processor.Word;

/**
 * A rotation in space, {@code w + xi + yj + zk}. It may have any length: {@link #toAffine}
 * normalizes it. Interpolation is component by component, because camera movements rely on this.
 */
public record Quaternion(double w, double x, double y, double z) {
  /** No rotation. */
  public static final Quaternion IDENTITY = new Quaternion(1, 0, 0, 0);

  /** The largest cosine of an angle that counts as a right angle. */
  private static final double MAX_RIGHT_ANGLE_COSINE = 1e-9;

  /**
   * Returns the rotation by {@code angle} radians about {@code axis} (right-hand rule); the
   * identity for an axis of length 0.
   */
  @Word("quaternion")
  public static Quaternion of(double angle, Vec axis) {
    if (axis.equals(Vec.ZERO)) {
      return IDENTITY;
    }
    Vec n = axis.normalized();
    double s = StrictMath.sin(angle / 2);
    return new Quaternion(StrictMath.cos(angle / 2), n.x() * s, n.y() * s, n.z() * s);
  }

  /**
   * Returns the rotation of a map. It is the identity if the map reflects, shears or flattens, and
   * also if its linear part is diagonal.
   */
  public static Quaternion of(Affine map) {
    Vec x = map.column(0);
    Vec y = map.column(1);
    Vec z = map.column(2);
    if (map.isDiagonal() || !(map.determinant() > 0) || !arePerpendicular(x, y, z)) {
      return IDENTITY;
    }
    return ofAxes(x.normalized(), y.normalized(), z.normalized());
  }

  private static boolean arePerpendicular(Vec x, Vec y, Vec z) {
    return isPerpendicular(x, y) && isPerpendicular(y, z) && isPerpendicular(z, x);
  }

  private static boolean isPerpendicular(Vec a, Vec b) {
    return Math.abs(a.dot(b)) <= MAX_RIGHT_ANGLE_COSINE * a.length() * b.length();
  }

  /**
   * Returns the rotation that turns the axes x, y and z into these unit vectors. It is computed
   * from the largest component, to avoid a division by a small number (S. W. Shepperd, 1978).
   */
  private static Quaternion ofAxes(Vec x, Vec y, Vec z) {
    double trace = x.x() + y.y() + z.z();
    Quaternion q;
    if (trace >= Math.max(x.x(), Math.max(y.y(), z.z()))) {
      q = new Quaternion(1 + trace, y.z() - z.y(), z.x() - x.z(), x.y() - y.x());
    } else if (x.x() >= Math.max(y.y(), z.z())) {
      q = new Quaternion(y.z() - z.y(), 1 + 2 * x.x() - trace, x.y() + y.x(), z.x() + x.z());
    } else if (y.y() >= z.z()) {
      q = new Quaternion(z.x() - x.z(), x.y() + y.x(), 1 + 2 * y.y() - trace, y.z() + z.y());
    } else {
      q = new Quaternion(x.y() - y.x(), z.x() + x.z(), y.z() + z.y(), 1 + 2 * z.z() - trace);
    }
    return q.normalized();
  }

  /** Returns the product, which applies {@code q} first and then this rotation. */
  public Quaternion times(Quaternion q) {
    return new Quaternion(
        w * q.w - x * q.x - y * q.y - z * q.z,
        w * q.x + x * q.w + y * q.z - z * q.y,
        w * q.y - x * q.z + y * q.w + z * q.x,
        w * q.z + x * q.y - y * q.x + z * q.w);
  }

  /** Returns the inverse rotation of a normalized quaternion. */
  public Quaternion conjugate() {
    return new Quaternion(w, -x, -y, -z);
  }

  /** Interpolates components linearly from this at t = 0 to {@code q} at 1, and normalizes. */
  public Quaternion lerp(Quaternion q, double t) {
    double s = 1 - t;
    return new Quaternion(s * w + t * q.w, s * x + t * q.x, s * y + t * q.y, s * z + t * q.z)
        .normalized();
  }

  /** Returns the quaternion scaled to length 1; the identity for zero. */
  public Quaternion normalized() {
    double n = Math.sqrt(w * w + x * x + y * y + z * z);
    return n == 0 ? IDENTITY : new Quaternion(w / n, x / n, y / n, z / n);
  }

  /** Returns the rotation as a linear map. */
  public Affine toAffine() {
    Quaternion q = normalized();
    return Affine.ofColumns(
        q.rotate(new Vec(1, 0, 0)),
        q.rotate(new Vec(0, 1, 0)),
        q.rotate(new Vec(0, 0, 1)),
        Vec.ZERO);
  }

  private Vec rotate(Vec v) {
    Quaternion r = times(new Quaternion(0, v.x(), v.y(), v.z())).times(conjugate());
    return new Vec(r.x, r.y, r.z);
  }

  /** Whether all components are finite. */
  public boolean isFinite() {
    return Double.isFinite(w) && Double.isFinite(x) && Double.isFinite(y) && Double.isFinite(z);
  }
}
