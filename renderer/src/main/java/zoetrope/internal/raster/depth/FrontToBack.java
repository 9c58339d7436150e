package zoetrope.internal.raster.depth;

import zoetrope.internal.raster.pixel.Blend;

/**
 * Blends colours from near to far. The state of a pixel consists of the premultiplied colour of
 * everything in front, and of the share of light that passes through it from behind. The colour has
 * sixteen bits per channel, in the order of {@link Blend#lanes} and in 1/256 of its steps.
 */
final class FrontToBack {
  /** The light that is let through if nothing is in front. */
  static final int CLEAR = 1 << 16;

  private static final int FULL = 255 * 256;

  /** A mask of the first and the third lane. */
  private static final long EVEN = 0x0000FFFF_0000FFFFL;

  private static final long ONES = 0x00000001_00000001L;
  private static final long TOP = 1L << 31;

  private FrontToBack() {}

  /** Returns the visible part of a colour behind a colour that lets {@code through} light pass. */
  static long behind(int through, long lanes) {
    return through == CLEAR
        ? lanes
        : (lanes & EVEN) * through >>> 16 & EVEN | (lanes >>> 16 & EVEN) * through & ~EVEN;
  }

  /** Returns the light that still passes after a colour was added behind. */
  static int through(int through, long lanes) {
    return (int) (through * (FULL - (lanes >>> 48)) / FULL);
  }

  /** Blends the colour {@code front} over a pixel. */
  static int over(int pixel, long front, int through) {
    long back = behind(through, Blend.lanes(pixel) << 8);
    long even = atMostFull((front & EVEN) + (back & EVEN));
    long odd = atMostFull((front >>> 16 & EVEN) + (back >>> 16 & EVEN));
    int over = SheetRow.pack(odd << 16 | even);
    // After many roundings down, the alpha may be slightly less than 255.
    return pixel >>> 24 == 255 ? over | 0xFF000000 : over;
  }

  /** Limits each of two 32-bit lanes to {@link #FULL}. */
  private static long atMostFull(long lanes) {
    long above = lanes + (TOP - FULL - 1) * ONES >>> 31 & ONES;
    return above == 0 ? lanes : lanes & ~(above * 0xFFFF_FFFFL) | above * FULL;
  }
}
