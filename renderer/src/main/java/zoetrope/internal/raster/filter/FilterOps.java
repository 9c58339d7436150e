package zoetrope.internal.raster.filter;

import zoetrope.frame.BlendMode;
import zoetrope.frame.Filter;
import zoetrope.internal.raster.outline.PixelMap;
import zoetrope.internal.raster.pixel.Blend;
import zoetrope.internal.raster.pixel.BlendModes;
import zoetrope.internal.raster.pixel.PixelBox;

/** Creates the operations for filter effects. */
public final class FilterOps {
  private FilterOps() {}

  /**
   * Returns the operation of an effect.
   *
   * @param map maps the filter's coordinates to pixels
   * @param height the height of the canvas in pixels. Blurs and other neighbourhoods are limited to
   *     a quarter of it, because greater values look the same and could take unlimited time
   */
  public static FilterOp of(Filter.Effect effect, PixelMap map, int height) {
    if (effect instanceof Filter.Blur blur) {
      double limit = Math.max(1, height / 4.0);
      double x = length(map.xx() * blur.x(), map.xy() * blur.y());
      double y = length(map.yx() * blur.x(), map.yy() * blur.y());
      return new BlurOp(Math.min(limit, x), Math.min(limit, y));
    }
    if (effect instanceof Filter.Offset o) {
      return new OffsetOp(map.xx() * o.x() + map.xy() * o.y(), map.yx() * o.x() + map.yy() * o.y());
    }
    if (effect instanceof Filter.Flood flood) {
      return new FloodOp(flood.color().toArgb());
    }
    if (effect instanceof Filter.Merge) {
      return FilterOps::merge;
    }
    if (effect instanceof Filter.ColorMatrix matrix) {
      return new ColorMatrixOp(matrix.values().stream().mapToDouble(v -> v).toArray());
    }
    if (effect instanceof Filter.Transfer t) {
      return new TransferOp(t);
    }
    if (effect instanceof Filter.Composite composite) {
      return new CompositeOp(composite);
    }
    if (effect instanceof Filter.Blend blend) {
      return (inputs, out, region) -> blend(blend.mode(), inputs, out);
    }
    Filter.Morphology m = (Filter.Morphology) effect;
    double x = Math.abs(map.xx() * m.x()) + Math.abs(map.xy() * m.y());
    double y = Math.abs(map.yx() * m.x()) + Math.abs(map.yy() * m.y());
    int limit = Math.max(1, height / 4);
    return new MorphologyOp(
        m.dilate(), (int) Math.min(limit, Math.rint(x)), (int) Math.min(limit, Math.rint(y)));
  }

  private static int[] merge(FilterImage[] inputs, PixelBox out, PixelBox region) {
    int[] result = new int[out.width() * out.height()];
    for (FilterImage input : inputs) {
      int[] p = input.within(out);
      for (int i = 0; i < result.length; i++) {
        result[i] = Blend.premultipliedOver(result[i], p[i], 255);
      }
    }
    return result;
  }

  private static int[] blend(BlendMode mode, FilterImage[] inputs, PixelBox out) {
    int[] a = inputs[0].within(out);
    int[] b = inputs[1].within(out);
    int[] result = new int[a.length];
    for (int i = 0; i < result.length; i++) {
      result[i] = BlendModes.blend(mode, b[i], a[i], 255);
    }
    return result;
  }

  private static double length(double x, double y) {
    return Math.sqrt(x * x + y * y);
  }
}
