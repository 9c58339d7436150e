package zoetrope.internal.raster.filter;

import java.util.Arrays;
import zoetrope.internal.raster.pixel.Blend;
import zoetrope.internal.raster.pixel.PixelBox;

/** Fills with one colour, {@code 0xAARRGGBB} in sRGB. */
record FloodOp(int argb) implements FilterOp {
  @Override
  public PixelBox extent(PixelBox[] inputs, PixelBox region) {
    return argb >>> 24 == 0 ? PixelBox.EMPTY : region;
  }

  @Override
  public int[] apply(FilterImage[] inputs, PixelBox out, PixelBox region) {
    int[] result = new int[out.width() * out.height()];
    Arrays.fill(result, Blend.premultiply(argb));
    return result;
  }
}
