package zoetrope.raster;

/**
 * A picture seen through a plane or perspective map: bilinear where it is enlarged; where it is
 * reduced, the mean of several bilinear samples of the level of the {@link MipChain} whose pixels
 * are about as large as those of the canvas, so that fine detail neither flickers nor blurs.
 */
final class PictureShader implements Shader {
  private static final int MAX_SAMPLES = 8;

  private final MipChain chain;
  private final Homography map;
  private final double opacity;
  private final double width;
  private final double height;
  private int a;
  private int r;
  private int g;
  private int b;

  /**
   * {@code map} takes pixels to the square from (-1, -1) to (1, 1), y up, that the picture fills.
   */
  PictureShader(MipChain chain, Homography map, double opacity) {
    this.chain = chain;
    this.map = map;
    this.opacity = opacity;
    this.width = chain.level(0).width();
    this.height = chain.level(0).height();
  }

  @Override
  public boolean isPremultiplied() {
    return true;
  }

  @Override
  public void shade(int x, int y, int count, int[] target) {
    for (int i = 0; i < count; i++) {
      target[i] = pixel(x + i + 0.5, y + 0.5);
    }
  }

  private int pixel(double px, double py) {
    double q = 1 / map.q(px, py);
    double u = map.u(px, py) * q;
    double v = map.v(px, py) * q;
    // The steps of u and v, in pixels of the full picture, for a step of one pixel right and down.
    double sx = width / 2 * q;
    double sy = height / 2 * q;
    double ux = (map.ux() - u * map.qx()) * sx;
    double uy = (map.uy() - u * map.qy()) * sx;
    double vx = (map.vx() - v * map.qx()) * sy;
    double vy = (map.vy() - v * map.qy()) * sy;
    double across = Math.sqrt(ux * ux + vx * vx);
    double down = Math.sqrt(uy * uy + vy * vy);
    double size =
        Math.max(1, Math.max(Math.min(across, down), Math.max(across, down) / MAX_SAMPLES));
    int exponent = size < 1e9 ? Math.getExponent(size * 1.000001) : 30;
    MipChain.Level level = chain.level(exponent);
    double scale = 1.0 / (1L << exponent);
    int nx = samples(across * scale);
    int ny = samples(down * scale);
    double kx = level.width() / width;
    double ky = level.height() / height;
    double cx = (u + 1) / 2 * level.width() - 0.5;
    double cy = (1 - v) / 2 * level.height() - 0.5;
    a = 0;
    r = 0;
    g = 0;
    b = 0;
    for (int j = 0; j < ny; j++) {
      double oy = (j + 0.5) / ny - 0.5;
      for (int i = 0; i < nx; i++) {
        double ox = (i + 0.5) / nx - 0.5;
        sample(level, cx + (ux * ox + uy * oy) * kx, cy - (vx * ox + vy * oy) * ky);
      }
    }
    double k = opacity / (65536.0 * nx * ny);
    return (int) (a * k + 0.5) << 24
        | (int) (r * k + 0.5) << 16
        | (int) (g * k + 0.5) << 8
        | (int) (b * k + 0.5);
  }

  private static int samples(double size) {
    return (int) Math.max(1, Math.min(MAX_SAMPLES, Math.ceil(size - 1e-4)));
  }

  /** Adds the bilinear value at a position of a level, in 1/65536. */
  private void sample(MipChain.Level level, double x, double y) {
    int w = level.width();
    int h = level.height();
    double fx = Math.floor(x * 256 + 0.5);
    double fy = Math.floor(y * 256 + 0.5);
    int ix = (int) Math.max(0, Math.min(fx, (w - 1) * 256.0));
    int iy = (int) Math.max(0, Math.min(fy, (h - 1) * 256.0));
    int wx = ix & 255;
    int wy = iy & 255;
    int at = (iy >> 8) * w + (ix >> 8);
    int right = wx == 0 ? 0 : 1;
    int below = wy == 0 ? 0 : w;
    int[] p = level.pixels();
    tap(p[at], (256 - wx) * (256 - wy));
    tap(p[at + right], wx * (256 - wy));
    tap(p[at + below], (256 - wx) * wy);
    tap(p[at + below + right], wx * wy);
  }

  private void tap(int p, int weight) {
    a += (p >>> 24) * weight;
    r += (p >> 16 & 255) * weight;
    g += (p >> 8 & 255) * weight;
    b += (p & 255) * weight;
  }
}
