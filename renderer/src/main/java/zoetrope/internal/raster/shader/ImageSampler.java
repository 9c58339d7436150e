package zoetrope.internal.raster.shader;

import zoetrope.internal.raster.pixel.Blend;

/**
 * Computes the mean of bilinear samples around a point of an image, in fixed point. Coordinates are
 * in 1/2^32 pixel and weights in 1/256. All four channels are processed at once (SWAR) and rounded
 * once, at the end.
 */
class ImageSampler {
  /** A mask of two lanes of sixteen bits, which are thirty-two bits apart. */
  static final long WIDE = 0x0000FFFF0000FFFFL;

  private static final long HALF_STEP = 1L << 23;

  int width;
  int[] pixels;

  /** The last column and row, in 1/256 pixel. */
  long lastX;

  long lastY;
  int across;
  int down;

  /** Whether the sample grid is aligned with the image's axes. */
  boolean upright;

  int count;
  private long factor;

  /** The offsets of a canvas pixel's samples from the pixel's centre, row by row. */
  final long[] offsetX = new long[64];

  final long[] offsetY = new long[64];

  /** The level's pixels as {@link Blend#lanes}; null if axis-aligned, or for a large level. */
  private long[] lanes;

  private long leastX;
  private long leastY;
  private long greatestX;
  private long greatestY;

  /** Sets the footprint of the following samples. */
  void setFootprint(Footprint footprint) {
    MipChain.Level level = footprint.level;
    width = level.width;
    pixels = level.pixels;
    lastX = (width - 1) * 256L;
    lastY = (level.height - 1) * 256L;
    across = footprint.across;
    down = footprint.down;
    count = across * down;
    factor = Math.round(footprint.opacity() * 0x1p24 / count);
    upright = true;
    leastX = Long.MAX_VALUE;
    leastY = Long.MAX_VALUE;
    greatestX = Long.MIN_VALUE;
    greatestY = Long.MIN_VALUE;
    for (int j = 0, k = 0; j < footprint.down; j++) {
      double oy = (j + 0.5) / footprint.down - 0.5;
      for (int i = 0; i < footprint.across; i++, k++) {
        double ox = (i + 0.5) / footprint.across - 0.5;
        offsetX[k] = offset(footprint.rightX * ox + footprint.downX * oy);
        offsetY[k] = offset(footprint.rightY * ox + footprint.downY * oy);
        leastX = Math.min(leastX, offsetX[k]);
        leastY = Math.min(leastY, offsetY[k]);
        greatestX = Math.max(greatestX, offsetX[k]);
        greatestY = Math.max(greatestY, offsetY[k]);
        upright &= offsetX[k] == offsetX[i] && offsetY[k] == offsetY[k - i];
      }
    }
    lanes = upright && footprint.rightY == 0 ? null : level.lanes();
  }

  /** Whether a {@link ScanlineSampler} computes the same colours if the image is axis-aligned. */
  boolean byRows() {
    return upright;
  }

  private static long offset(double step) {
    return (long) Math.rint(step * 0x1p32) + HALF_STEP;
  }

  /** Returns the premultiplied colour at a point of the image. */
  int pixel(long x, long y) {
    boolean inside =
        lanes != null
            && x + leastX >= 0
            && y + leastY >= 0
            && x + greatestX >> 24 < lastX
            && y + greatestY >> 24 < lastY;
    return inside ? interior(x, y) : clamped(x, y);
  }

  /** Does the same as {@link #pixel} if no sample is beyond the centres of the outermost pixels. */
  private int interior(long x, long y) {
    long[] p = lanes;
    int w = width;
    long alphaRed = 0;
    long greenBlue = 0;
    for (int k = 0; k < count; k++) {
      long sx = x + offsetX[k];
      long sy = y + offsetY[k];
      int wx = (int) (sx >> 24) & 255;
      int wy = (int) (sy >> 24) & 255;
      int at = (int) (sy >> 32) * w + (int) (sx >> 32);
      long upperLeft = p[at];
      long lowerLeft = p[at + w];
      // This gives the same result as clamped(), with one product per row instead of two. A
      // difference may borrow from the next lane; the following addition restores that lane.
      long upper = (upperLeft << 8) + (p[at + 1] - upperLeft) * wx;
      long lower = (lowerLeft << 8) + (p[at + w + 1] - lowerLeft) * wx;
      long ar = upper >>> 16 & WIDE;
      long gb = upper & WIDE;
      alphaRed += (ar << 8) + ((lower >>> 16 & WIDE) - ar) * wy;
      greenBlue += (gb << 8) + ((lower & WIDE) - gb) * wy;
    }
    return color(alphaRed, greenBlue);
  }

  private int clamped(long x, long y) {
    long alphaRed = 0;
    long greenBlue = 0;
    for (int k = 0; k < count; k++) {
      long ix = Math.max(0, Math.min(x + offsetX[k] >> 24, lastX));
      long iy = Math.max(0, Math.min(y + offsetY[k] >> 24, lastY));
      int wx = (int) ix & 255;
      int wy = (int) iy & 255;
      int at = (int) (iy >> 8) * width + (int) (ix >> 8);
      int right = wx == 0 ? 0 : 1;
      int below = wy == 0 ? 0 : width;
      // After interpolation along a row, a channel fills sixteen bits. Interpolation between rows
      // needs wider lanes.
      long upper = Blend.lanes(pixels[at]) * (256 - wx) + Blend.lanes(pixels[at + right]) * wx;
      long lower =
          Blend.lanes(pixels[at + below]) * (256 - wx)
              + Blend.lanes(pixels[at + below + right]) * wx;
      alphaRed += (upper >>> 16 & WIDE) * (256 - wy) + (lower >>> 16 & WIDE) * wy;
      greenBlue += (upper & WIDE) * (256 - wy) + (lower & WIDE) * wy;
    }
    return color(alphaRed, greenBlue);
  }

  /** Returns the mean colour; each sum over all samples has two channels, in 1/65536. */
  int color(long alphaRed, long greenBlue) {
    return channel(alphaRed >>> 32) << 24
        | channel(alphaRed & 0xFFFFFFFFL) << 16
        | channel(greenBlue >>> 32) << 8
        | channel(greenBlue & 0xFFFFFFFFL);
  }

  /** Converts a sum over all samples, in 1/65536, to a channel of eight bits. */
  private int channel(long sum) {
    return (int) (sum * factor + (1L << 39) >>> 40);
  }
}
