package zoetrope.internal.raster.filter;

import zoetrope.internal.raster.pixel.PixelBox;

/** A Gaussian blur by deviations in pixels. */
record BlurOp(double x, double y) implements FilterOp {
  /** What is blurred less is not blurred. */
  private static final double LEAST = 0.05;

  BlurOp {
    x = x < LEAST ? 0 : x;
    y = y < LEAST ? 0 : y;
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
