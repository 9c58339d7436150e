package zoetrope.raster;

/**
 * Source over destination on premultiplied {@code 0xAARRGGBB}, two channels at a time, each rounded
 * once and correctly.
 */
final class Blend {
  private static final int PAIR = 0x00FF00FF;
  private static final int HALF = 0x00800080;

  private Blend() {}

  /** {@code a * b / 255}, rounded; both in [0, 255]. */
  static int multiply(int a, int b) {
    int t = a * b + 128;
    return (t + (t >> 8)) >> 8;
  }

  /** A colour that is not premultiplied over a pixel, with {@code alpha} in place of its own. */
  static int over(int pixel, int color, int alpha) {
    int keep = 255 - alpha;
    int rb = (color & PAIR) * alpha + (pixel & PAIR) * keep + HALF;
    int ag = ((color >>> 8 & 0xFF) | 0xFF0000) * alpha + (pixel >>> 8 & PAIR) * keep + HALF;
    rb = rb + (rb >>> 8 & PAIR) >>> 8 & PAIR;
    ag = ag + (ag >>> 8 & PAIR) & ~PAIR;
    return ag | rb;
  }

  /** A premultiplied colour over a pixel, weakened by {@code part} in [0, 255]. */
  static int premultipliedOver(int pixel, int color, int part) {
    int keep = 255 - multiply(color >>> 24, part);
    int rb = (color & PAIR) * part + (pixel & PAIR) * keep + HALF;
    int ag = (color >>> 8 & PAIR) * part + (pixel >>> 8 & PAIR) * keep + HALF;
    rb = rb + (rb >>> 8 & PAIR) >>> 8 & PAIR;
    ag = ag + (ag >>> 8 & PAIR) & ~PAIR;
    return ag | rb;
  }

  /** The premultiplied form of a colour. */
  static int premultiply(int color) {
    return over(0, color, color >>> 24);
  }

  /** The form of a premultiplied pixel that is not premultiplied. */
  static int straighten(int pixel) {
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
