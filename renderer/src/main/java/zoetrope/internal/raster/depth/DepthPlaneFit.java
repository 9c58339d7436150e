package zoetrope.internal.raster.depth;

import zoetrope.internal.raster.outline.FlattenedPath;
import zoetrope.internal.raster.outline.NearClip;
import zoetrope.internal.raster.outline.Projection;

/** Fits a plane to the depths, {@code 1 / w}, of the vertices of a path. */
public final class DepthPlaneFit {
  /** The maximum distance of a flat path's depth from the plane, relative to the anchor's depth. */
  private static final double MAX_RESIDUAL = 1e-4;

  /** A path that is narrower than this fraction of its length counts as a line. */
  private static final double MIN_RELATIVE_WIDTH = 1e-6;

  /** The plane's anchor is moved if the depths of the vertices differ by more than this factor. */
  private static final double MAX_DEPTH_RATIO = 16;

  /** The part of a path in front of the near plane, for a path that passes behind the eye. */
  private final FlattenedPath front = new FlattenedPath();

  private DepthPlane plane = DepthPlane.constant(1);
  private boolean flat = true;

  /** Sets the plane to one with the constant depth {@code z}. */
  public void set(double z) {
    plane = DepthPlane.constant(z);
    flat = true;
  }

  /**
   * Fits the vertices of a path in homogeneous coordinates. If the path is a line that passes
   * behind the eye, only its part in front of the near plane is fitted.
   */
  public void fit(FlattenedPath path) {
    if (!NearClip.isNeeded(path)) {
      fitFront(path);
    } else if (!fitPlane(path)) {
      NearClip.lines(path, front);
      fitFront(front);
    }
    anchorAtFarthest(path);
    flat = residual(path) <= MAX_RESIDUAL * plane.z();
  }

  /** Fits the vertices in front of the near plane by least squares. */
  private void fitFront(FlattenedPath path) {
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
  }

  /**
   * Sets the plane {@code a X + b Y + c w = 1} of vertices in homogeneous coordinates, including
   * vertices behind the eye. The plane passes through the first vertex, the vertex farthest from
   * it, and a third vertex that makes the triangle largest. Returns false if all vertices are on a
   * line.
   */
  private boolean fitPlane(FlattenedPath p) {
    int second = 0;
    for (int i = 1; i < p.size; i++) {
      second = distance(p, 0, i) > distance(p, 0, second) ? i : second;
    }
    double most = 0;
    for (int i = 0; i < p.size; i++) {
      double nx = minor(p.y, p.scale, second, i);
      double ny = minor(p.scale, p.x, second, i);
      double nw = minor(p.x, p.y, second, i);
      double size = nx * nx + ny * ny + nw * nw;
      double d = nx * p.x[0] + ny * p.y[0] + nw * p.scale[0];
      if (size > most && Double.isFinite((nx + ny + nw) / d)) {
        most = size;
        plane = new DepthPlane(0, 0, nw / d, nx / d, ny / d, 0, 0);
      }
    }
    double span = distance(p, 0, second);
    return most > MIN_RELATIVE_WIDTH * MIN_RELATIVE_WIDTH * span * span;
  }

  private static double distance(FlattenedPath p, int i, int j) {
    double x = p.x[j] - p.x[i];
    double y = p.y[j] - p.y[i];
    double w = p.scale[j] - p.scale[i];
    return x * x + y * y + w * w;
  }

  /** Returns a component of the cross product of the vectors from vertex 0 to i and to j. */
  private static double minor(double[] u, double[] v, int i, int j) {
    return (u[i] - u[0]) * (v[j] - v[0]) - (v[i] - v[0]) * (u[j] - u[0]);
  }

  /**
   * Moves the plane's anchor to the farthest vertex if another vertex is very much nearer. {@link
   * DepthPlane#nearer} shifts the plane by an amount that grows with the depth at the anchor. With
   * an anchor near the eye, it would shift the far parts by too much.
   */
  private void anchorAtFarthest(FlattenedPath p) {
    int far = -1;
    double near = 0;
    for (int i = 0; i < p.size; i++) {
      if (p.scale[i] >= Projection.NEAR) {
        far = far < 0 || p.scale[i] > p.scale[far] ? i : far;
        near = Math.max(near, 1 / p.scale[i]);
      }
    }
    if (far >= 0 && near * p.scale[far] > MAX_DEPTH_RATIO) {
      double x = p.x[far] / p.scale[far];
      double y = p.y[far] / p.scale[far];
      plane =
          new DepthPlane(
              x, y, plane.at(x, y), plane.dx(), plane.dy(), plane.across(), plane.down());
    }
  }

  /** Solves the least-squares problem; for vertices on a line, only along this line. */
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
    if (small > MIN_RELATIVE_WIDTH * MIN_RELATIVE_WIDTH * large) {
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

  public DepthPlane plane() {
    return plane;
  }

  /** Whether all vertices in front of the near plane are nearly in the fitted plane. */
  public boolean isFlat() {
    return flat;
  }
}
