package zoetrope.internal.raster;

/**
 * Blending from near to far: what is in front, premultiplied, in 1/256, sixteen bits a channel as
 * {@link Blend#lanes} orders them, and how much of what is behind it lets through.
 */
final class FrontToBack {
  /** What lets through everything: where nothing is in front. */
  static final int CLEAR = 1 << 16;

  private static final int FULL = 255 * 256;

  private FrontToBack() {}

  /** What is seen of lanes behind something. */
  static long behind(int through, long lanes) {
    if (through == CLEAR) {
      return lanes;
    }
    long sum = 0;
    for (int shift = 0; shift < 64; shift += 16) {
      sum |= ((lanes >>> shift & 0xFFFF) * through >> 16) << shift;
    }
    return sum;
  }

  /** What something and lanes behind it let through. */
  static int through(int through, long lanes) {
    return (int) (through * (FULL - (lanes >>> 48)) / FULL);
  }

  /** A pixel with everything that is in front of it. */
  static int over(int pixel, long front, int through) {
    long back = behind(through, Blend.lanes(pixel) << 8);
    long result = 0;
    for (int shift = 0; shift < 64; shift += 16) {
      long lane = (front >>> shift & 0xFFFF) + (back >>> shift & 0xFFFF);
      result |= Math.min(FULL, lane) << shift;
    }
    int over = SheetRow.pack(result);
    // Rounded down very often, the sum may be a little less.
    return pixel >>> 24 == 255 ? over | 0xFF000000 : over;
  }
}
