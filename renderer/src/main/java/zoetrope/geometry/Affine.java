package zoetrope.geometry;

import java.util.Objects;

/**
 * An immutable affine map of space, {@code p -> M p + t}.
 *
 * <p>Maps compose in reading order: {@code a.then(b)} applies {@code a} first.
 */
public final class Affine {
  public static final Affine IDENTITY = new Affine(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0);

  private final double xx, xy, xz, tx;
  private final double yx, yy, yz, ty;
  private final double zx, zy, zz, tz;

  private Affine(
      double xx,
      double xy,
      double xz,
      double tx,
      double yx,
      double yy,
      double yz,
      double ty,
      double zx,
      double zy,
      double zz,
      double tz) {
    this.xx = xx;
    this.xy = xy;
    this.xz = xz;
    this.tx = tx;
    this.yx = yx;
    this.yy = yy;
    this.yz = yz;
    this.ty = ty;
    this.zx = zx;
    this.zy = zy;
    this.zz = zz;
    this.tz = tz;
  }

  /** Returns the map that sends the unit vectors to {@code x, y, z} and the origin to {@code t}. */
  public static Affine ofColumns(Vec x, Vec y, Vec z, Vec t) {
    return new Affine(
        x.x(), y.x(), z.x(), t.x(), x.y(), y.y(), z.y(), t.y(), x.z(), y.z(), z.z(), t.z());
  }

  /**
   * Returns the plane map {@code (x, y) -> (a x + c y + e, b x + d y + f)} with z unchanged (SVG's
   * matrix).
   */
  public static Affine plane(double a, double b, double c, double d, double e, double f) {
    return new Affine(a, c, 0, e, b, d, 0, f, 0, 0, 1, 0);
  }

  public static Affine translation(Vec v) {
    return new Affine(1, 0, 0, v.x(), 0, 1, 0, v.y(), 0, 0, 1, v.z());
  }

  /** Returns the scaling of all three axes by {@code s} about the origin. */
  public static Affine scaling(double s) {
    return scaling(s, s, s);
  }

  /** Returns the scaling about the origin with one factor per axis. */
  public static Affine scaling(double sx, double sy, double sz) {
    return new Affine(sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, sz, 0);
  }

  /**
   * Returns the rotation by {@code angle} radians about {@code axis} through the origin (right-hand
   * rule); the identity for an axis of length 0.
   */
  public static Affine rotation(double angle, Vec axis) {
    if (axis.equals(Vec.ZERO)) {
      return IDENTITY;
    }
    Vec n = axis.normalized();
    double c = StrictMath.cos(angle);
    double s = StrictMath.sin(angle);
    double k = 1 - c;
    double x = n.x();
    double y = n.y();
    double z = n.z();
    return new Affine(
        c + k * x * x,
        k * x * y - s * z,
        k * x * z + s * y,
        0,
        k * x * y + s * z,
        c + k * y * y,
        k * y * z - s * x,
        0,
        k * x * z - s * y,
        k * y * z + s * x,
        c + k * z * z,
        0);
  }

  /** Returns this map with {@code point} as the origin: {@code p -> M (p - point) + point + t}. */
  public Affine about(Vec point) {
    return translation(point.negate()).then(this).then(translation(point));
  }

  /** Returns this map followed by {@code next}. */
  public Affine then(Affine next) {
    Affine n = next;
    return new Affine(
        n.xx * xx + n.xy * yx + n.xz * zx, n.xx * xy + n.xy * yy + n.xz * zy,
        n.xx * xz + n.xy * yz + n.xz * zz, n.xx * tx + n.xy * ty + n.xz * tz + n.tx,
        n.yx * xx + n.yy * yx + n.yz * zx, n.yx * xy + n.yy * yy + n.yz * zy,
        n.yx * xz + n.yy * yz + n.yz * zz, n.yx * tx + n.yy * ty + n.yz * tz + n.ty,
        n.zx * xx + n.zy * yx + n.zz * zx, n.zx * xy + n.zy * yy + n.zz * zy,
        n.zx * xz + n.zy * yz + n.zz * zz, n.zx * tx + n.zy * ty + n.zz * tz + n.tz);
  }

  /** Returns the image of a point. */
  public Vec apply(Vec p) {
    return new Vec(
        xx * p.x() + xy * p.y() + xz * p.z() + tx,
        yx * p.x() + yy * p.y() + yz * p.z() + ty,
        zx * p.x() + zy * p.y() + zz * p.z() + tz);
  }

  /** Returns the image of a vector, without the translation. */
  public Vec applyLinear(Vec v) {
    return new Vec(
        xx * v.x() + xy * v.y() + xz * v.z(),
        yx * v.x() + yy * v.y() + yz * v.z(),
        zx * v.x() + zy * v.y() + zz * v.z());
  }

  /** Maps {@code count} points {@code x, y, z, ...}; both arrays may be the same. */
  public void apply(double[] source, double[] target, int count) {
    for (int i = 0, end = 3 * count; i < end; i += 3) {
      double x = source[i];
      double y = source[i + 1];
      double z = source[i + 2];
      target[i] = xx * x + xy * y + xz * z + tx;
      target[i + 1] = yx * x + yy * y + yz * z + ty;
      target[i + 2] = zx * x + zy * y + zz * z + tz;
    }
  }

  /** Returns the bounding box of the images of points {@code x, y, z, x, y, z, ...}. */
  public Bounds bounds(double[] points) {
    if (points.length == 0) {
      return Bounds.EMPTY;
    }
    double lowX = Double.POSITIVE_INFINITY;
    double lowY = lowX;
    double lowZ = lowX;
    double highX = Double.NEGATIVE_INFINITY;
    double highY = highX;
    double highZ = highX;
    for (int i = 0; i < points.length; i += 3) {
      double x = points[i];
      double y = points[i + 1];
      double z = points[i + 2];
      double atX = xx * x + xy * y + xz * z + tx;
      double atY = yx * x + yy * y + yz * z + ty;
      double atZ = zx * x + zy * y + zz * z + tz;
      lowX = Math.min(lowX, atX);
      lowY = Math.min(lowY, atY);
      lowZ = Math.min(lowZ, atZ);
      highX = Math.max(highX, atX);
      highY = Math.max(highY, atY);
      highZ = Math.max(highZ, atZ);
    }
    return new Bounds(new Vec(lowX, lowY, lowZ), new Vec(highX, highY, highZ));
  }

  /** Returns whether this map and another one differ at most by a translation. */
  public boolean hasLinearPartOf(Affine other) {
    return this == other
        || xx == other.xx
            && xy == other.xy
            && xz == other.xz
            && yx == other.yx
            && yy == other.yy
            && yz == other.yz
            && zx == other.zx
            && zy == other.zy
            && zz == other.zz;
  }

  /** Returns the image of the origin. */
  public Vec translation() {
    return new Vec(tx, ty, tz);
  }

  /**
   * Returns the image of unit vector {@code dimension} (0, 1 or 2), without the translation: a
   * column of the matrix.
   *
   * @throws IllegalArgumentException for another dimension
   */
  public Vec column(int dimension) {
    return switch (dimension) {
      case 0 -> new Vec(xx, yx, zx);
      case 1 -> new Vec(xy, yy, zy);
      case 2 -> new Vec(xz, yz, zz);
      default -> throw new IllegalArgumentException("dimension " + dimension + " is not 0, 1 or 2");
    };
  }

  /** Returns the determinant of the linear part, which is the factor of volumes. */
  public double determinant() {
    return xx * (yy * zz - yz * zy) - xy * (yx * zz - yz * zx) + xz * (yx * zy - yy * zx);
  }

  /**
   * Returns the inverse map.
   *
   * @throws ArithmeticException if the determinant is 0 or not finite
   */
  public Affine inverse() {
    double det = determinant();
    if (det == 0 || !Double.isFinite(det)) {
      throw new ArithmeticException("the map has no inverse (determinant " + det + ")");
    }
    double k = 1 / det;
    Affine linear =
        new Affine(
            k * (yy * zz - yz * zy),
            k * (xz * zy - xy * zz),
            k * (xy * yz - xz * yy),
            0,
            k * (yz * zx - yx * zz),
            k * (xx * zz - xz * zx),
            k * (xz * yx - xx * yz),
            0,
            k * (yx * zy - yy * zx),
            k * (xy * zx - xx * zy),
            k * (xx * yy - xy * yx),
            0);
    return translation(translation().negate()).then(linear);
  }

  /** Whether the linear part is diagonal, so that axes keep their directions. */
  public boolean isDiagonal() {
    return xy == 0 && xz == 0 && yx == 0 && yz == 0 && zx == 0 && zy == 0;
  }

  /** Whether all entries are finite numbers. */
  public boolean isFinite() {
    // 0 times infinity or NaN is NaN.
    double zero = 0 * xx + 0 * xy + 0 * xz + 0 * yx + 0 * yy + 0 * yz + 0 * zx + 0 * zy + 0 * zz;
    return zero + 0 * tx + 0 * ty + 0 * tz == 0;
  }

  /** Interpolates each entry linearly, from this map at {@code t = 0} to {@code b} at 1. */
  public Affine lerp(Affine b, double t) {
    double s = 1 - t;
    return new Affine(
        s * xx + t * b.xx,
        s * xy + t * b.xy,
        s * xz + t * b.xz,
        s * tx + t * b.tx,
        s * yx + t * b.yx,
        s * yy + t * b.yy,
        s * yz + t * b.yz,
        s * ty + t * b.ty,
        s * zx + t * b.zx,
        s * zy + t * b.zy,
        s * zz + t * b.zz,
        s * tz + t * b.tz);
  }

  @Override
  public boolean equals(Object o) {
    return o == this
        || o instanceof Affine a
            && same(tx, a.tx)
            && same(ty, a.ty)
            && same(tz, a.tz)
            && same(xx, a.xx)
            && same(xy, a.xy)
            && same(xz, a.xz)
            && same(yx, a.yx)
            && same(yy, a.yy)
            && same(yz, a.yz)
            && same(zx, a.zx)
            && same(zy, a.zy)
            && same(zz, a.zz);
  }

  /** Whether two numbers are equal as components of a record would be: 0 and -0 differ. */
  private static boolean same(double a, double b) {
    return Double.compare(a, b) == 0;
  }

  @Override
  public int hashCode() {
    return Objects.hash(column(0), column(1), column(2), translation());
  }

  @Override
  public String toString() {
    return "Affine["
        + column(0)
        + ", "
        + column(1)
        + ", "
        + column(2)
        + " | "
        + translation()
        + "]";
  }
}
