package zoetrope.internal.raster.filter;

import zoetrope.internal.raster.pixel.PixelBox;

/**
 * A Gaussian blur.
 *
 * @param x the standard deviation along rows, in pixels
 * @param y the standard deviation along columns, in pixels
 */
record BlurOp(double x, double y) implements FilterOp {
  /** A blur with a smaller deviation, in pixels, is not visible and is skipped. */
  private static final double MIN_DEVIATION = 0.05;

  BlurOp {
    x = x < MIN_DEVIATION ? 0 : x;
    y = y < MIN_DEVIATION ? 0 : y;
  }

  @Override
  public PixelBox extent(PixelBox[] inputs, PixelBox region) {
    return inputs[0].grown(GaussianBlur.reach(x), GaussianBlur.reach(y));
  }

  @Override
  public PixelBox need(PixelBox out) {
    return out.grown(GaussianBlur.reach(x), GaussianBlur.reach(y));
  }

  @Override
  public int[] apply(FilterImage[] inputs, PixelBox out, PixelBox region) {
    return GaussianBlur.blur(inputs[0], x, y, out);
  }
}
