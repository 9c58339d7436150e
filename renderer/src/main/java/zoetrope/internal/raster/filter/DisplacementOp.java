package zoetrope.internal.raster.filter;

import zoetrope.frame.Filter;
import zoetrope.internal.raster.outline.PixelMap;
import zoetrope.internal.raster.pixel.Blend;
import zoetrope.internal.raster.pixel.PixelBox;

/** The first input, moved pixel by pixel by two channels of the second. */
final class DisplacementOp implements FilterOp {
  private final Filter.Displacement displacement;
  private final PixelMap map;
  private final double scale;
  private final int reach;

  /** {@code limit} is the most pixels by which one is moved. */
  DisplacementOp(Filter.Displacement displacement, PixelMap map, int limit) {
    this.displacement = displacement;
    this.map = map;
    double farthest = Math.abs(displacement.scale()) / 2 * longest(map);
    this.scale = displacement.scale() * (farthest > limit ? limit / farthest : 1);
    this.reach = (int) Math.ceil(Math.min(limit, farthest)) + 1;
  }

  private static double longest(PixelMap map) {
    return Math.abs(map.xx()) + Math.abs(map.xy()) + Math.abs(map.yx()) + Math.abs(map.yy());
  }

  @Override
  public PixelBox extent(PixelBox[] inputs, PixelBox region) {
    return inputs[0].grown(reach, reach);
  }

  @Override
  public PixelBox need(PixelBox out) {
    return out.grown(reach, reach);
  }

  @Override
  public int[] apply(FilterImage[] inputs, PixelBox out, PixelBox region) {
    PixelBox wide = need(out);
    int[] source = inputs[0].within(wide);
    int[] by = inputs[1].within(out);
    int[] result = new int[by.length];
    for (int i = 0; i < result.length; i++) {
      int c = Blend.unpremultiply(by[i]);
      double u = scale * (channel(c, displacement.x()) - 0.5);
      double v = scale * (channel(c, displacement.y()) - 0.5);
      int x = i % out.width() + reach + (int) Math.rint(map.xx() * u + map.xy() * v);
      int y = i / out.width() + reach + (int) Math.rint(map.yx() * u + map.yy() * v);
      boolean inside = x >= 0 && y >= 0 && x < wide.width() && y < wide.height();
      result[i] = inside ? source[y * wide.width() + x] : 0;
    }
    return result;
  }

  private static double channel(int argb, int channel) {
    return (argb >>> (channel == 3 ? 24 : 16 - 8 * channel) & 255) / 255.0;
  }
}
