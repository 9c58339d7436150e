package zoetrope.internal.raster.filter;

import zoetrope.frame.BlendMode;
import zoetrope.internal.raster.pixel.BlendModes;
import zoetrope.internal.raster.pixel.PixelBox;

/** The first input blended onto the second. */
record BlendOp(BlendMode mode) implements FilterOp {
  @Override
  public int[] apply(FilterImage[] inputs, PixelBox out, PixelBox region) {
    int[] a = inputs[0].within(out);
    int[] b = inputs[1].within(out);
    int[] result = new int[a.length];
    for (int i = 0; i < result.length; i++) {
      result[i] = BlendModes.blend(mode, b[i], a[i], 255);
    }
    return result;
  }
}
