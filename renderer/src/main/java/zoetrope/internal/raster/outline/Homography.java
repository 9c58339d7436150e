package zoetrope.internal.raster.outline;

import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;

/**
 * A projective map from pixels to the coordinates {@code (u, v)} of a plane, such as that of an
 * image: {@code u = U / Q} and {@code v = V / Q}. For pixel {@code (x, y)}, {@code U = ux x + uy y
 * + u0}, and {@code V} and {@code Q} are computed in the same way.
 */
public record Homography(
    double ux,
    double uy,
    double u0,
    double vx,
    double vy,
    double v0,
    double qx,
    double qy,
    double q0) {

  /**
   * Returns the inverse of {@code place}, which maps points {@code (u, v, 0)} of a plane to pixels.
   * Returns null if the plane is seen edge-on.
   *
   * @param place maps the plane to homogeneous pixels. If it is a mix of two maps, the result is
   *     exact only at the corners of the square from (-1, -1) to (1, 1)
   */
  public static Homography inverse(ItemProjection place) {
    Affine plane = plane(place);
    return inverse(plane.column(0), plane.column(1), plane.column(2));
  }

  /** Returns the linear map of {@code (u, v, 1)} to homogeneous pixels; see {@link #inverse}. */
  public static Affine plane(ItemProjection place) {
    Affine map = place.map();
    Affine other = place.other();
    double part = place.mix();
    if (other == null) {
      return linear(map);
    }
    double[] x = new double[4];
    double[] y = new double[4];
    for (int i = 0; i < 4; i++) {
      Vec corner = Vec.of(i == 0 || i == 3 ? -1 : 1, i < 2 ? -1 : 1);
      Vec a = map.apply(corner);
      Vec b = other.apply(corner);
      if (a.z() < Projection.NEAR || b.z() < Projection.NEAR) {
        return linear(part < 0.5 ? map : other);
      }
      x[i] = (1 - part) * a.x() / a.z() + part * b.x() / b.z();
      y[i] = (1 - part) * a.y() / a.z() + part * b.y() / b.z();
    }
    return ofSquare(x, y);
  }

  private static Affine linear(Affine map) {
    return linear(map.column(0), map.column(1), map.translation());
  }

  private static Affine linear(Vec u, Vec v, Vec t) {
    return Affine.ofColumns(u, v, t, Vec.ZERO);
  }

  /** Returns the map of the square to a quadrilateral, by Heckbert's formula. */
  private static Affine ofSquare(double[] x, double[] y) {
    double sx = x[0] - x[1] + x[2] - x[3];
    double sy = y[0] - y[1] + y[2] - y[3];
    double dx1 = x[1] - x[2];
    double dx2 = x[3] - x[2];
    double dy1 = y[1] - y[2];
    double dy2 = y[3] - y[2];
    double det = dx1 * dy2 - dx2 * dy1;
    double g = det == 0 ? 0 : (sx * dy2 - dx2 * sy) / det;
    double h = det == 0 ? 0 : (dx1 * sy - sx * dy1) / det;
    Vec u = new Vec(x[1] - x[0] + g * x[1], y[1] - y[0] + g * y[1], g);
    Vec v = new Vec(x[3] - x[0] + h * x[3], y[3] - y[0] + h * y[3], h);
    Vec t = new Vec(x[0], y[0], 1);
    return linear(u.times(0.5), v.times(0.5), t.plus(u.times(0.5)).plus(v.times(0.5)));
  }

  /** Returns the inverse of the matrix with columns {@code u, v, t}, up to a factor. */
  private static Homography inverse(Vec u, Vec v, Vec t) {
    Vec a = v.cross(t);
    Vec b = t.cross(u);
    Vec c = u.cross(v);
    double det = u.dot(a);
    double size = u.length() * v.length() * t.length();
    if (!(Math.abs(det) > 1e-14 * size) || !Double.isFinite(det)) {
      return null;
    }
    double k = 1 / det;
    a = a.times(k);
    b = b.times(k);
    c = c.times(k);
    return new Homography(a.x(), a.y(), a.z(), b.x(), b.y(), b.z(), c.x(), c.y(), c.z());
  }

  /** Returns {@code U}, the numerator of u, at a pixel position. */
  public double u(double x, double y) {
    return ux * x + uy * y + u0;
  }

  /** Returns {@code V}, the numerator of v, at a pixel position. */
  public double v(double x, double y) {
    return vx * x + vy * y + v0;
  }

  /** Returns {@code Q}, the denominator of u and v, at a pixel position. */
  public double q(double x, double y) {
    return qx * x + qy * y + q0;
  }
}
