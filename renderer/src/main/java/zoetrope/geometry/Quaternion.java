package zoetrope.geometry;

/**
 * An orientation in space, {@code w + xi + yj + zk}. Used normalised; interpolated component by
 * component, as camera moves expect.
 */
public record Quaternion(double w, double x, double y, double z) {
  /** No rotation. */
  public static final Quaternion IDENTITY = new Quaternion(1, 0, 0, 0);

  /**
   * The rotation by {@code angle} radians about {@code axis} (right-hand rule); none without a
   * length.
   */
  public static Quaternion of(double angle, Vec axis) {
    if (axis.equals(Vec.ZERO)) {
      return IDENTITY;
    }
    Vec n = axis.normalized();
    double s = StrictMath.sin(angle / 2);
    return new Quaternion(StrictMath.cos(angle / 2), n.x() * s, n.y() * s, n.z() * s);
  }

  /** The product: first {@code q}, then this. */
  public Quaternion times(Quaternion q) {
    return new Quaternion(
        w * q.w - x * q.x - y * q.y - z * q.z,
        w * q.x + x * q.w + y * q.z - z * q.y,
        w * q.y - x * q.z + y * q.w + z * q.x,
        w * q.z + x * q.y - y * q.x + z * q.w);
  }

  /** The inverse rotation of a normalised quaternion. */
  public Quaternion conjugate() {
    return new Quaternion(w, -x, -y, -z);
  }

  /** Linear interpolation of the components, normalised. */
  public Quaternion lerp(Quaternion q, double t) {
    double s = 1 - t;
    return new Quaternion(s * w + t * q.w, s * x + t * q.x, s * y + t * q.y, s * z + t * q.z)
        .normalized();
  }

  /** The quaternion of length one; zero becomes the identity. */
  public Quaternion normalized() {
    double n = Math.sqrt(w * w + x * x + y * y + z * z);
    return n == 0 ? IDENTITY : new Quaternion(w / n, x / n, y / n, z / n);
  }

  /** The rotation as a linear map. */
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

  /** Whether no component is NaN or infinite. */
  public boolean isFinite() {
    return Double.isFinite(w) && Double.isFinite(x) && Double.isFinite(y) && Double.isFinite(z);
  }
}
