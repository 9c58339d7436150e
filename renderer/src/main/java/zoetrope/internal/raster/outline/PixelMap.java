package zoetrope.internal.raster.outline;

import zoetrope.geometry.Affine;
import zoetrope.geometry.Vec;

/**
 * An affine map of a plane to pixels: {@code (xx u + xy v + tx, yx u + yy v + ty)}. If the plane is
 * seen in perspective, the map is exact only at one point.
 */
public record PixelMap(double xx, double yx, double xy, double yy, double tx, double ty) {
  /**
   * Returns the map that is exact at {@code (u, v)}; null if this point is behind the eye, or not
   * finite.
   *
   * @param plane maps {@code (u, v, 0)} to homogeneous pixels
   */
  public static PixelMap at(Affine plane, double u, double v) {
    Vec p = plane.apply(Vec.of(u, v));
    double w = p.z();
    if (!(w >= Projection.NEAR) || !plane.isFinite() || !p.isFinite()) {
      return null;
    }
    double x = p.x() / w;
    double y = p.y() / w;
    double xx = (plane.column(0).x() - x * plane.column(0).z()) / w;
    double yx = (plane.column(0).y() - y * plane.column(0).z()) / w;
    double xy = (plane.column(1).x() - x * plane.column(1).z()) / w;
    double yy = (plane.column(1).y() - y * plane.column(1).z()) / w;
    return new PixelMap(xx, yx, xy, yy, x - xx * u - xy * v, y - yx * u - yy * v);
  }

  public double x(double u, double v) {
    return xx * u + xy * v + tx;
  }

  public double y(double u, double v) {
    return yx * u + yy * v + ty;
  }

  /** Returns the coordinate u of a pixel position; the determinant must not be 0. */
  public double u(double x, double y) {
    return (yy * (x - tx) - xy * (y - ty)) / determinant();
  }

  public double v(double x, double y) {
    return (xx * (y - ty) - yx * (x - tx)) / determinant();
  }

  /** Returns the area of the unit square in pixels; negative if it is mirrored. */
  public double determinant() {
    return xx * yy - xy * yx;
  }

  public boolean isUpright() {
    return xy == 0 && yx == 0 || xx == 0 && yy == 0;
  }
}
