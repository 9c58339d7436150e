package zoetrope.internal.raster.outline;

import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;

/** Paths in perspective whose curves are so short that their images are almost cubic curves. */
final class NearPath {
  private NearPath() {}

  /**
   * Returns the image of a path; null if a curve would deviate by more than {@code tolerance}
   * pixels, if {@code w} varies by more than the factor {@code maxGrowth}, or if a point is behind
   * the eye.
   *
   * @param map maps the path to {@code (x, y, w)}
   * @param resolution the unit of {@code x} and {@code y} is a pixel divided by this
   */
  static Path of(Path path, Affine map, double resolution, double tolerance, double maxGrowth) {
    double[] space = new double[3 * path.pointCount()];
    path.coordinates(map, space);
    double[] plane = new double[space.length];
    double least = Double.POSITIVE_INFINITY;
    double most = 0;
    for (int i = 0; i < space.length; i += 3) {
      double w = space[i + 2];
      least = Math.min(least, w);
      most = Math.max(most, w);
      plane[i] = space[i] / (w * resolution);
      plane[i + 1] = space[i + 1] / (w * resolution);
    }
    if (!(least >= Projection.NEAR && most <= maxGrowth * least)) {
      return null;
    }
    for (int k = 0; k < path.subpathCount(); k++) {
      int at = path.subpathStart(k);
      for (int i = 0; i < path.curveCount(k); i++, at += 3) {
        if (isStraight(space, 3 * at)) {
          straighten(plane, 3 * at);
        } else if (deviation(space, plane, 3 * at, resolution) > tolerance) {
          return null;
        }
      }
    }
    return path.withCoordinates(plane);
  }

  private static boolean isStraight(double[] p, int at) {
    double size = 0;
    double error = 0;
    for (int c = 0; c < 3; c++) {
      double from = p[at + c];
      double step = (p[at + 9 + c] - from) / 3;
      size = Math.max(size, Math.abs(from) + Math.abs(step));
      error = Math.max(error, Math.abs(p[at + 3 + c] - from - step));
      error = Math.max(error, Math.abs(p[at + 6 + c] - from - 2 * step));
    }
    return error <= 1e-9 * size;
  }

  private static void straighten(double[] p, int at) {
    for (int c = 0; c < 2; c++) {
      double from = p[at + c];
      double step = (p[at + 9 + c] - from) / 3;
      p[at + 3 + c] = from + step;
      p[at + 6 + c] = from + 2 * step;
    }
  }

  /** Returns the distance between the middles of the true curve and of the cubic curve. */
  private static double deviation(double[] space, double[] plane, int at, double resolution) {
    double w = middle(space, at + 2) * resolution;
    double x = middle(space, at) / w - middle(plane, at);
    double y = middle(space, at + 1) / w - middle(plane, at + 1);
    return Vec.of(x, y).length();
  }

  private static double middle(double[] p, int at) {
    return (p[at] + 3 * p[at + 3] + 3 * p[at + 6] + p[at + 9]) / 8;
  }
}
