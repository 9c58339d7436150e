package zoetrope.internal.raster.shader;

import zoetrope.frame.Resampling;
import zoetrope.internal.raster.pixel.Blend;

/**
 * Computes the mean of samples around a point of an image, in fixed point as in {@link
 * ImageSampler}. The samples use nearest neighbour or bicubic interpolation.
 *
 * <p>With nearest neighbour, a sample is a square, and its value is the mean colour in this square.
 * A sample inside a pixel of the image has this pixel's colour. A sample in several pixels of the
 * image has the mean of their colours, weighted by area. So edges are one canvas pixel wide,
 * whatever the scale and the angle. If samples are as wide as the image's pixels, this equals
 * bilinear sampling.
 */
final class FilterSampler extends ImageSampler {
  /**
   * The weights of four neighbouring pixels, for 256 positions between the second and the third
   * pixel. The four weights of a position add up to 256.
   */
  private static final int[] CUBIC = cubicWeights();

  /**
   * The offsets of samples include half of 1/256 pixel, for rounding. After this constant is
   * subtracted, they include half of 1/65536 pixel.
   */
  private static final long FINER = (1L << 23) - (1L << 15);

  private final boolean nearest;

  /** The increase of the next pixel's weight per image pixel, along x and y, in 1/65536. */
  private long slopeX;

  private long slopeY;
  private int height;

  FilterSampler(Resampling resampling) {
    nearest = resampling == Resampling.NEAREST;
  }

  private static int[] cubicWeights() {
    int[] weights = new int[4 * 256];
    for (int i = 0; i < 256; i++) {
      double t = i / 256.0;
      int first = (int) Math.rint(128 * t * (-1 + t * (2 - t)));
      int third = (int) Math.rint(128 * t * (1 + t * (4 - 3 * t)));
      int fourth = (int) Math.rint(128 * t * t * (t - 1));
      weights[4 * i] = first;
      weights[4 * i + 1] = 256 - first - third - fourth;
      weights[4 * i + 2] = third;
      weights[4 * i + 3] = fourth;
    }
    return weights;
  }

  @Override
  void setFootprint(Footprint footprint) {
    super.setFootprint(footprint);
    height = footprint.level.height;
    slopeX = slope(footprint.rightX / across, footprint.downX / down);
    slopeY = slope(footprint.rightY / across, footprint.downY / down);
  }

  /**
   * Returns the reciprocal of the extent of a sample, in 1/65536. The extent is at most one image
   * pixel.
   */
  private static long slope(double right, double below) {
    double extent = Math.sqrt(right * right + below * below);
    return Math.round(65536 / Math.max(1.0 / 4096, Math.min(1, extent)));
  }

  @Override
  boolean byRows() {
    return false;
  }

  @Override
  int pixel(long x, long y) {
    return nearest ? nearest(x, y) : cubic(x, y);
  }

  private int nearest(long x, long y) {
    long alphaRed = 0;
    long greenBlue = 0;
    for (int k = 0; k < count; k++) {
      long ix = clamp(x + offsetX[k] - FINER >> 16, lastX << 8);
      long iy = clamp(y + offsetY[k] - FINER >> 16, lastY << 8);
      long wx = sharpened(ix, slopeX);
      long wy = sharpened(iy, slopeY);
      int at = (int) (iy >> 16) * width + (int) (ix >> 16);
      int right = wx == 0 ? 0 : 1;
      int below = wy == 0 ? 0 : width;
      long upper = Blend.lanes(pixels[at]) * (256 - wx) + Blend.lanes(pixels[at + right]) * wx;
      long lower =
          Blend.lanes(pixels[at + below]) * (256 - wx)
              + Blend.lanes(pixels[at + below + right]) * wx;
      alphaRed += (upper >>> 16 & WIDE) * (256 - wy) + (lower >>> 16 & WIDE) * wy;
      greenBlue += (upper & WIDE) * (256 - wy) + (lower & WIDE) * wy;
    }
    return color(alphaRed, greenBlue);
  }

  /** Returns the weight of the next pixel, in 1/256, at {@code position} in 1/65536 pixel. */
  private static long sharpened(long position, long slope) {
    long fromEdge = (position & 0xFFFF) - 0x8000;
    return clamp((fromEdge * slope >> 16) + 0x8000 + 0x80 >> 8, 256);
  }

  private static long clamp(long value, long most) {
    return Math.max(0, Math.min(value, most));
  }

  private int cubic(long x, long y) {
    long a = 0;
    long r = 0;
    long g = 0;
    long b = 0;
    for (int k = 0; k < count; k++) {
      long ix = clamp(x + offsetX[k] >> 24, lastX);
      long iy = clamp(y + offsetY[k] >> 24, lastY);
      int wx = 4 * ((int) ix & 255);
      int wy = 4 * ((int) iy & 255);
      int column = (int) (ix >> 8) - 1;
      int row = (int) (iy >> 8) - 1;
      for (int j = 0; j < 4; j++) {
        int from = (int) clamp(row + j, height - 1) * width;
        for (int i = 0; i < 4; i++) {
          int p = pixels[from + (int) clamp(column + i, width - 1)];
          long weight = CUBIC[wx + i] * CUBIC[wy + j];
          a += weight * (p >>> 24);
          r += weight * (p >> 16 & 255);
          g += weight * (p >> 8 & 255);
          b += weight * (p & 255);
        }
      }
    }
    // Bicubic interpolation can overshoot: limit all channels to the valid range, and colours to
    // the alpha.
    long alpha = clamp(a, 255L * 65536 * count);
    return color(alpha << 32 | clamp(r, alpha), clamp(g, alpha) << 32 | clamp(b, alpha));
  }
}
