package zoetrope.internal.raster;

/** Finds the plane of the depths, {@code 1 / w}, of the vertices of a path. */
final class DepthPlaneFit {
  /** A path whose depths differ from a plane by more than this share lies in no plane. */
  private static final double FLAT = 1e-4;

  /** Below this share of its length, a path's width is rounding: it is a line. */
  private static final double THIN = 1e-6;

  private DepthPlane plane = DepthPlane.constant(1);
  private boolean flat = true;

  /** All depths are {@code z}. */
  void set(double z) {
    plane = DepthPlane.constant(z);
    flat = true;
  }

  /**
   * Fits the vertices of a path in homogeneous coordinates; those behind the near plane do not
   * count.
   */
  void fit(FlattenedPath path) {
    double n = 0;
    double mx = 0;
    double my = 0;
    double mz = 0;
    for (int i = 0; i < path.size; i++) {
      double w = path.scale[i];
      if (w >= Projection.NEAR) {
        n++;
        mx += (path.x[i] / w - mx) / n;
        my += (path.y[i] / w - my) / n;
        mz += (1 / w - mz) / n;
      }
    }
    double xx = 0;
    double xy = 0;
    double yy = 0;
    double xz = 0;
    double yz = 0;
    for (int i = 0; i < path.size; i++) {
      double w = path.scale[i];
      if (w >= Projection.NEAR) {
        double x = path.x[i] / w - mx;
        double y = path.y[i] / w - my;
        double z = 1 / w - mz;
        xx += x * x;
        xy += x * y;
        yy += y * y;
        xz += x * z;
        yz += y * z;
      }
    }
    solve(mx, my, n == 0 ? 1 : mz, xx, xy, yy, xz, yz);
    flat = residual(path) <= FLAT * plane.z();
  }

  /** Least squares; along a line alone where the vertices lie on one. */
  private void solve(
      double mx, double my, double mz, double xx, double xy, double yy, double xz, double yz) {
    double trace = xx + yy;
    double root = Math.sqrt((xx - yy) * (xx - yy) + 4 * xy * xy);
    double large = (trace + root) / 2;
    double small = Math.max(0, (trace - root) / 2);
    if (!(large > 0)) {
      plane = DepthPlane.constant(mz);
      return;
    }
    if (small > THIN * THIN * large) {
      double det = xx * yy - xy * xy;
      double dx = (xz * yy - yz * xy) / det;
      double dy = (yz * xx - xz * xy) / det;
      if (Double.isFinite(dx) && Double.isFinite(dy)) {
        plane = new DepthPlane(mx, my, mz, dx, dy, 0, 0);
        return;
      }
    }
    double ux = xx >= yy ? large - yy : xy;
    double uy = xx >= yy ? xy : large - xx;
    double length = Math.sqrt(ux * ux + uy * uy);
    ux /= length;
    uy /= length;
    double slope = (xz * ux + yz * uy) / large;
    plane = new DepthPlane(mx, my, mz, slope * ux, slope * uy, -uy, ux);
  }

  private double residual(FlattenedPath path) {
    double most = 0;
    for (int i = 0; i < path.size; i++) {
      double w = path.scale[i];
      if (w >= Projection.NEAR) {
        double error = 1 / w - plane.at(path.x[i] / w, path.y[i] / w);
        most = Math.max(most, Math.abs(error));
      }
    }
    return most;
  }

  /** The plane. */
  DepthPlane plane() {
    return plane;
  }

  /** Whether all vertices lie in the plane. */
  boolean isFlat() {
    return flat;
  }
}
