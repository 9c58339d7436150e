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
  private final boolean affine;

  // How a pixel of the canvas lies on the picture, found once for all pixels when the map is
  // affine:
  // the level, the samples across and down, and the steps on the level to the next pixel.
  private MipChain.Level level;
  private int across;
  private int down;
  private double rightX;
  private double rightY;
  private double downX;
  private double downY;
  private double weight;

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
    this.affine = map.qx() == 0 && map.qy() == 0;
    if (affine) {
      measure(0, 0, 1 / map.q(0, 0));
    }
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
    if (!affine) {
      measure(u, v, q);
    }
    double x = (u + 1) / 2 * level.width() - 0.5;
    double y = (1 - v) / 2 * level.height() - 0.5;
    a = 0;
    r = 0;
    g = 0;
    b = 0;
    if (across == 1 && down == 1) {
      sample(x, y);
    } else {
      samples(x, y);
    }
    return (int) (a * weight + 0.5) << 24
        | (int) (r * weight + 0.5) << 16
        | (int) (g * weight + 0.5) << 8
        | (int) (b * weight + 0.5);
  }

  private void samples(double x, double y) {
    for (int j = 0; j < down; j++) {
      double oy = (j + 0.5) / down - 0.5;
      for (int i = 0; i < across; i++) {
        double ox = (i + 0.5) / across - 0.5;
        sample(x + rightX * ox + downX * oy, y + rightY * ox + downY * oy);
      }
    }
  }

  /** Finds level, samples and steps at a point of the picture. */
  private void measure(double u, double v, double q) {
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
    double kx = level.width() / width;
    double ky = level.height() / height;
    rightX = ux * kx;
    downX = uy * kx;
    rightY = -vx * ky;
    downY = -vy * ky;
    weight = opacity / (65536.0 * across * down);
  }

  private static int samples(double size) {
    return (int) Math.max(1, Math.min(MAX_SAMPLES, Math.ceil(size - 1e-4)));
  }

  /** Adds the bilinear value at a position of a level, in 1/65536. */
  private void sample(double x, double y) {
    int w = level.width();
    int h = level.height();
    int ix = (int) Math.max(0, Math.min(x * 256 + 0.5, (w - 1) * 256.0));
    int iy = (int) Math.max(0, Math.min(y * 256 + 0.5, (h - 1) * 256.0));
    int wx = ix & 255;
    int wy = iy & 255;
    int[] p = level.pixels();
    int at = (iy >> 8) * w + (ix >> 8);
    if ((wx | wy) == 0) {
      tap(Blend.lanes(p[at]) << 8, 256);
      return;
    }
    int right = wx == 0 ? 0 : 1;
    int below = wy == 0 ? 0 : w;
    // A row mixed by 1/256 fits in sixteen bits a channel.
    tap(Blend.lanes(p[at]) * (256 - wx) + Blend.lanes(p[at + right]) * wx, 256 - wy);
    tap(Blend.lanes(p[at + below]) * (256 - wx) + Blend.lanes(p[at + below + right]) * wx, wy);
  }

  private void tap(long lanes, int weight) {
    a += (int) (lanes >>> 48) * weight;
    r += (int) (lanes >>> 16 & 0xFFFF) * weight;
    g += (int) (lanes >>> 32 & 0xFFFF) * weight;
    b += (int) (lanes & 0xFFFF) * weight;
  }
}
