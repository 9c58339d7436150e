package zoetrope.internal.raster.pixel;

/**
 * Source-over blending on premultiplied {@code 0xAARRGGBB}. All four channels are computed together
 * in one {@code long} (SWAR). Each result is rounded once, to the nearest value.
 */
public final class Blend {
  private static final int PAIR = 0x00FF00FF;

  private static final long LANES = 0x00FF00FF00FF00FFL;
  private static final long HALVES = 0x0080008000800080L;

  private Blend() {}

  /** Returns {@code a * b / 255}, rounded; both in [0, 255]. */
  public static int multiply(int a, int b) {
    int t = a * b + 128;
    return (t + (t >> 8)) >> 8;
  }

  /**
   * Returns the four channels of a colour in lanes of sixteen bits. From the highest lane, they are
   * alpha, green, red and blue.
   */
  public static long lanes(int color) {
    return (color & 0xFF00FF00L) << 24 | color & PAIR;
  }

  /**
   * Blends a colour over a pixel. {@code opaque} is the opaque colour as {@link #lanes}, and {@code
   * alpha} is its opacity, from 0 to 255.
   */
  public static int over(int pixel, long opaque, int alpha) {
    long t = opaque * alpha + lanes(pixel) * (255 - alpha) + HALVES;
    t = t + (t >>> 8 & LANES) >>> 8 & LANES;
    return (int) (t >>> 24) | (int) t;
  }

  /** Blends a colour over a pixel; {@code alpha} replaces the colour's alpha. */
  public static int over(int pixel, int color, int alpha) {
    return over(pixel, lanes(color | 0xFF000000), alpha);
  }

  /** Blends a premultiplied colour, scaled by coverage {@code part} in [0, 255], over a pixel. */
  public static int premultipliedOver(int pixel, int color, int part) {
    int keep = 255 - multiply(color >>> 24, part);
    long t = lanes(color) * part + lanes(pixel) * keep + HALVES;
    t = t + (t >>> 8 & LANES) >>> 8 & LANES;
    return (int) (t >>> 24) | (int) t;
  }

  /**
   * Returns a premultiplied pixel times {@code part / 255}, rounded down. So the results for two
   * parts that add up to 255 never exceed the pixel together.
   */
  public static int scaled(int pixel, int part) {
    long t = lanes(pixel) * part;
    t = t + (LANES & 0x0001000100010001L) + (t >>> 8 & LANES) >>> 8 & LANES;
    return (int) (t >>> 24) | (int) t;
  }

  public static int premultiply(int color) {
    return color >>> 24 == 255 ? color : over(0, color, color >>> 24);
  }

  /** Converts a premultiplied pixel to straight alpha. */
  public static int unpremultiply(int pixel) {
    int a = pixel >>> 24;
    if (a == 255 || a == 0) {
      return pixel;
    }
    int r = Math.min(255, ((pixel >> 16 & 255) * 255 + a / 2) / a);
    int g = Math.min(255, ((pixel >> 8 & 255) * 255 + a / 2) / a);
    int b = Math.min(255, ((pixel & 255) * 255 + a / 2) / a);
    return a << 24 | r << 16 | g << 8 | b;
  }
}
