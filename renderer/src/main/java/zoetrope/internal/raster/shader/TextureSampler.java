package zoetrope.internal.raster.shader;

import zoetrope.frame.Resampling;

/**
 * Reads an image at texture coordinates in [0, 1] x [0, 1], with (0, 0) at its lower left.
 * Coordinates outside of this range are clamped.
 */
public final class TextureSampler {
  private final MipChain chain;
  private final boolean nearest;

  public TextureSampler(MipChain chain, Resampling resampling) {
    this.chain = chain;
    this.nearest = resampling == Resampling.NEAREST;
  }

  /**
   * Returns the mipmap level where one texel covers about one pixel.
   *
   * @param area the share of the image that covers one pixel, from 0 to 1
   */
  public MipChain.Level level(double area) {
    MipChain.Level level = chain.level(0);
    double texels = area * level.width * level.height;
    for (int i = 1; texels > 2 && level.width * level.height > 1; i++) {
      level = chain.level(i);
      texels /= 4;
    }
    return level;
  }

  /** Returns the colour at texture coordinates, {@code 0xAARRGGBB}, premultiplied. */
  public int color(MipChain.Level level, double u, double v) {
    double x = u * level.width;
    double y = (1 - v) * level.height;
    if (nearest && level == chain.level(0)) {
      return level.pixels[row(level, (int) Math.floor(y)) + column(level, (int) Math.floor(x))];
    }
    int x0 = (int) Math.floor(x - 0.5);
    int y0 = (int) Math.floor(y - 0.5);
    int tx = (int) ((x - 0.5 - x0) * 256);
    int ty = (int) ((y - 0.5 - y0) * 256);
    int above = row(level, y0);
    int below = row(level, y0 + 1);
    int before = column(level, x0);
    int after = column(level, x0 + 1);
    int[] p = level.pixels;
    return mix(
        mix(p[above + before], p[above + after], tx),
        mix(p[below + before], p[below + after], tx),
        ty);
  }

  private static int row(MipChain.Level level, int y) {
    return Math.max(0, Math.min(level.height - 1, y)) * level.width;
  }

  private static int column(MipChain.Level level, int x) {
    return Math.max(0, Math.min(level.width - 1, x));
  }

  /** Mixes two colours; {@code part} / 256 is the weight of {@code b}. */
  public static int mix(int a, int b, int part) {
    int rb = (a & 0xFF00FF) * (256 - part) + (b & 0xFF00FF) * part + 0x800080 >>> 8 & 0xFF00FF;
    int ag =
        ((a >>> 8 & 0xFF00FF) * (256 - part) + (b >>> 8 & 0xFF00FF) * part + 0x800080) & 0xFF00FF00;
    return ag | rb;
  }
}
