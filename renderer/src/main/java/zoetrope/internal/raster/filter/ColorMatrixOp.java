package zoetrope.internal.raster.filter;

import zoetrope.internal.raster.pixel.Blend;
import zoetrope.internal.raster.pixel.PixelBox;

/**
 * Multiplies colours that are not premultiplied by a matrix, as feColorMatrix of SVG does.
 *
 * @param m the 20 values of the matrix, row by row
 */
record ColorMatrixOp(double[] m) implements FilterOp {

  @Override
  public PixelBox extent(PixelBox[] inputs, PixelBox region) {
    // Empty pixels are transparent black; the matrix may make them opaque.
    return m[19] > 0 ? region : inputs[0];
  }

  @Override
  public int[] apply(FilterImage[] inputs, PixelBox out, PixelBox region) {
    int[] p = inputs[0].within(out);
    int[] result = new int[p.length];
    int last = 0;
    int lastResult = pixel(0);
    for (int i = 0; i < p.length; i++) {
      if (p[i] != last) {
        last = p[i];
        lastResult = pixel(last);
      }
      result[i] = lastResult;
    }
    return result;
  }

  private int pixel(int premultiplied) {
    int c = Blend.unpremultiply(premultiplied);
    return Blend.premultiply(row(15, c) << 24 | row(0, c) << 16 | row(5, c) << 8 | row(10, c));
  }

  private int row(int at, int c) {
    double value =
        m[at] * (c >> 16 & 255)
            + m[at + 1] * (c >> 8 & 255)
            + m[at + 2] * (c & 255)
            + m[at + 3] * (c >>> 24)
            + 255 * m[at + 4];
    return (int) Math.max(0, Math.min(255, value + 0.5));
  }
}
