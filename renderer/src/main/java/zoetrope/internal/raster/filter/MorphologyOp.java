package zoetrope.internal.raster.filter;

import zoetrope.internal.raster.pixel.PixelBox;

/** Takes the maximum or minimum of each channel in a rectangle around each pixel. */
record MorphologyOp(boolean dilate, int x, int y) implements FilterOp {
  @Override
  public PixelBox extent(PixelBox[] inputs, PixelBox region) {
    return dilate ? inputs[0].grown(x, y) : inputs[0];
  }

  @Override
  public PixelBox need(PixelBox out) {
    return out.grown(x, y);
  }

  @Override
  public int[] apply(FilterImage[] inputs, PixelBox out, PixelBox region) {
    PixelBox rows = out.grown(0, y);
    int[] across = rows(inputs[0].within(out.grown(x, y)), rows.width(), rows.height(), x);
    // Transposed, so that both passes run along rows.
    return rows(across, out.height(), out.width(), y);
  }

  /**
   * Returns the maximum or minimum of each window of {@code 2 radius + 1} pixels in a row. The
   * result is transposed.
   *
   * @param source rows of {@code width + 2 radius} pixels
   */
  private int[] rows(int[] source, int width, int height, int radius) {
    int wide = width + 2 * radius;
    int size = 2 * radius + 1;
    int[] result = new int[width * height];
    int[] ahead = new int[wide];
    int[] behind = new int[wide];
    for (int row = 0; row < height; row++) {
      // The algorithm of van Herk and Gil-Werman: a window is the end of one block and the
      // beginning of the next.
      for (int i = 0; i < wide; i++) {
        int pixel = source[row * wide + i];
        ahead[i] = i % size == 0 ? pixel : extreme(ahead[i - 1], pixel);
      }
      for (int i = wide - 1; i >= 0; i--) {
        int pixel = source[row * wide + i];
        boolean last = i == wide - 1 || i % size == size - 1;
        behind[i] = last ? pixel : extreme(behind[i + 1], pixel);
      }
      for (int i = 0; i < width; i++) {
        result[i * height + row] = extreme(behind[i], ahead[i + size - 1]);
      }
    }
    return result;
  }

  private int extreme(int a, int b) {
    if (a == b) {
      return a;
    }
    int result = 0;
    for (int shift = 0; shift < 32; shift += 8) {
      int p = a >>> shift & 255;
      int q = b >>> shift & 255;
      result |= (dilate ? Math.max(p, q) : Math.min(p, q)) << shift;
    }
    return result;
  }
}
