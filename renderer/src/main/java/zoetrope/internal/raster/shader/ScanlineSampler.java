package zoetrope.internal.raster.shader;

import java.util.Arrays;
import zoetrope.internal.raster.pixel.Blend;

/**
 * Samples an axis-aligned image for a span of pixels. This is faster than with {@link
 * ImageSampler}, and the results are the same, bit for bit. All pixels of the span sample the same
 * image rows, so these are first added up, column by column. Nothing is rounded before the end, so
 * the order of the sums does not matter.
 */
public final class ScanlineSampler {
  /** The sums of alpha and red, and of green and blue, from the first sampled column on. */
  private long[] alphaRed = new long[256];

  private long[] greenBlue = new long[256];

  /**
   * Writes the colours of {@code count} pixels from {@code (x, y)} on, where x advances by {@code
   * step} for each pixel. All three are in 1/2^32 of an image pixel.
   */
  void shade(ImageSampler sampler, long x, long y, long step, int count, int[] target) {
    long end = x + (count - 1) * step;
    int across = sampler.across;
    long a = sampler.offsetX[0];
    long b = sampler.offsetX[across - 1];
    int first = column(sampler, Math.min(x, end) + Math.min(a, b));
    int last = column(sampler, Math.max(x, end) + Math.max(a, b));
    mixRows(sampler, y, first, last + 1);
    long lastX = sampler.lastX;
    long at = x;
    for (int i = 0; i < count; i++, at += step) {
      long ar = 0;
      long gb = 0;
      for (int k = 0; k < across; k++) {
        long ix = Math.max(0, Math.min(at + sampler.offsetX[k] >> 24, lastX));
        int column = (int) (ix >> 8) - first;
        int right = (int) ix & 255;
        ar += alphaRed[column] * (256 - right) + alphaRed[column + 1] * right;
        gb += greenBlue[column] * (256 - right) + greenBlue[column + 1] * right;
      }
      target[i] = sampler.color(ar, gb);
    }
  }

  private static int column(ImageSampler sampler, long x) {
    return (int) (Math.max(0, Math.min(x >> 24, sampler.lastX)) >> 8);
  }

  /**
   * Computes the weighted sum of the rows around {@code y} for the columns {@code first} to {@code
   * last}. A column outside of the image counts as 0.
   */
  private void mixRows(ImageSampler sampler, long y, int first, int last) {
    int columns = last - first + 1;
    if (alphaRed.length < columns) {
      alphaRed = new long[2 * columns];
      greenBlue = new long[2 * columns];
    }
    Arrays.fill(alphaRed, 0, columns, 0);
    Arrays.fill(greenBlue, 0, columns, 0);
    int known = Math.min(columns, sampler.width - first);
    for (int j = 0; j < sampler.down; j++) {
      long iy = y + sampler.offsetY[j * sampler.across] >> 24;
      iy = Math.max(0, Math.min(iy, sampler.lastY));
      int at = (int) (iy >> 8) * sampler.width + first;
      int below = (int) iy & 255;
      add(sampler.pixels, at, known, 256 - below);
      if (below != 0) {
        add(sampler.pixels, at + sampler.width, known, below);
      }
    }
  }

  private void add(int[] pixels, int from, int count, long weight) {
    for (int i = 0; i < count; i++) {
      long lanes = Blend.lanes(pixels[from + i]);
      alphaRed[i] += (lanes >>> 16 & ImageSampler.WIDE) * weight;
      greenBlue[i] += (lanes & ImageSampler.WIDE) * weight;
    }
  }
}
