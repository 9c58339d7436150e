package zoetrope.internal.raster.depth;

import zoetrope.internal.raster.pixel.Blend;

/**
 * Blending from near to far: what is in front, premultiplied, in 1/256, sixteen bits a channel as
 * {@link Blend#lanes} orders them, and how much of what is behind it lets through.
 */
final class FrontToBack {
  /** What lets through everything: where nothing is in front. */
  static final int CLEAR = 1 << 16;

  private static final int FULL = 255 * 256;

  /** Every other lane. */
  private static final long EVEN = 0x0000FFFF_0000FFFFL;

  private static final long ONES = 0x00000001_00000001L;
  private static final long TOP = 1L << 31;

  private FrontToBack() {}

  /** What is seen of lanes behind something. */
  static long behind(int through, long lanes) {
    return through == CLEAR
        ? lanes
        : (lanes & EVEN) * through >>> 16 & EVEN | (lanes >>> 16 & EVEN) * through & ~EVEN;
  }

  /** What something and lanes behind it let through. */
  static int through(int through, long lanes) {
    return (int) (through * (FULL - (lanes >>> 48)) / FULL);
  }

  /** A pixel with everything that is in front of it. */
  static int over(int pixel, long front, int through) {
    long back = behind(through, Blend.lanes(pixel) << 8);
    long even = atMostFull((front & EVEN) + (back & EVEN));
    long odd = atMostFull((front >>> 16 & EVEN) + (back >>> 16 & EVEN));
    int over = SheetRow.pack(odd << 16 | even);
    // Rounded down very often, the sum may be a little less.
    return pixel >>> 24 == 255 ? over | 0xFF000000 : over;
  }

  /** The lesser of each of two lanes, thirty-two bits each, and {@link #FULL}. */
  private static long atMostFull(long lanes) {
    long above = lanes + (TOP - FULL - 1) * ONES >>> 31 & ONES;
    return above == 0 ? lanes : lanes & ~(above * 0xFFFF_FFFFL) | above * FULL;
  }
}
