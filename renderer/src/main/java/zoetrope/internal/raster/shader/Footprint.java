package zoetrope.internal.raster.shader;

import zoetrope.internal.raster.outline.Homography;

/**
 * The footprint of a canvas pixel on an image, which says how the image is sampled near one point.
 * It consists of the best mipmap level, the number of samples across and down, and the steps to the
 * neighbouring canvas pixels, in pixels of this level.
 */
public final class Footprint {
  private static final int MAX_SAMPLES = 8;

  private final MipChain chain;
  private final Homography map;
  private final double opacity;
  private final double width;
  private final double height;

  MipChain.Level level;
  int across;
  int down;

  /** The step to the next canvas pixel to the right, in pixels of the level. */
  double rightX;

  double rightY;

  /** The step to the next canvas pixel below, in pixels of the level. */
  double downX;

  double downY;

  public Footprint(MipChain chain, Homography map, double opacity) {
    this.chain = chain;
    this.map = map;
    this.opacity = opacity;
    this.width = chain.level(0).width;
    this.height = chain.level(0).height;
  }

  double opacity() {
    return opacity;
  }

  /**
   * Computes the footprint at the point {@code (u, v)} of the image, where both are in [-1, 1].
   * {@code q} is 1 / Q at this point; see {@link Homography}.
   */
  void measure(double u, double v, double q) {
    double sx = width / 2 * q;
    double sy = height / 2 * q;
    double ux = (map.ux() - u * map.qx()) * sx;
    double uy = (map.uy() - u * map.qy()) * sx;
    double vx = (map.vx() - v * map.qx()) * sy;
    double vy = (map.vy() - v * map.qy()) * sy;
    double right = Math.sqrt(ux * ux + vx * vx);
    double below = Math.sqrt(uy * uy + vy * vy);
    double least = Math.min(right, below);
    double size = Math.max(1, Math.max(least, Math.max(right, below) / MAX_SAMPLES));
    int exponent = size < 1e9 ? Math.getExponent(size * 1.000001) : 30;
    level = chain.level(exponent);
    double scale = 1.0 / (1L << exponent);
    across = samples(right * scale);
    down = samples(below * scale);
    double kx = level.width / width;
    double ky = level.height / height;
    rightX = ux * kx;
    downX = uy * kx;
    rightY = -vx * ky;
    downY = -vy * ky;
  }

  /** Returns the x coordinate on the level for u in [-1, 1]; 0 is the first pixel's centre. */
  double x(double u) {
    return (u + 1) / 2 * level.width - 0.5;
  }

  /** Returns the y coordinate on the mipmap level for {@code v} in [-1, 1]; v points up. */
  double y(double v) {
    return (1 - v) / 2 * level.height - 0.5;
  }

  private static int samples(double size) {
    return (int) Math.max(1, Math.min(MAX_SAMPLES, Math.ceil(size - 1e-4)));
  }
}
