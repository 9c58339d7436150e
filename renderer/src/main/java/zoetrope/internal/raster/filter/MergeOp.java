package zoetrope.internal.raster.filter;

import zoetrope.internal.raster.pixel.Blend;
import zoetrope.internal.raster.pixel.PixelBox;

/** The inputs, each over those before it. */
record MergeOp() implements FilterOp {
  @Override
  public int[] apply(FilterImage[] inputs, PixelBox out, PixelBox region) {
    int[] result = new int[out.width() * out.height()];
    for (FilterImage input : inputs) {
      int[] p = input.within(out);
      for (int i = 0; i < result.length; i++) {
        result[i] = Blend.premultipliedOver(result[i], p[i], 255);
      }
    }
    return result;
  }
}
