package zoetrope.internal.raster.filter;

import zoetrope.frame.Filter;
import zoetrope.internal.raster.outline.PixelMap;
import zoetrope.internal.raster.pixel.PixelBox;

/** The operations of the effects of filters. */
public final class FilterOps {
  private FilterOps() {}

  /**
   * The operation of a step that shows no picture.
   *
   * @param map takes the step's coordinates to pixels
   * @param input the region of its first input
   * @param height of the canvas in pixels: what is blurred farther than a quarter of it looks the
   *     same, and would take any time
   */
  public static FilterOp of(Filter.Step step, PixelMap map, PixelBox input, int height) {
    Filter.Effect effect = step.effect();
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
      return new MergeOp();
    }
    if (effect instanceof Filter.ColorMatrix matrix) {
      return new ColorMatrixOp(matrix.values());
    }
    if (effect instanceof Filter.Transfer t) {
      return new TransferOp(t);
    }
    if (effect instanceof Filter.Composite composite) {
      return new CompositeOp(composite);
    }
    if (effect instanceof Filter.Blend blend) {
      return new BlendOp(blend.mode());
    }
    if (effect instanceof Filter.Morphology m) {
      double x = Math.abs(map.xx() * m.x()) + Math.abs(map.xy() * m.y());
      double y = Math.abs(map.yx() * m.x()) + Math.abs(map.yy() * m.y());
      int limit = Math.max(1, height / 4);
      return new MorphologyOp(
          m.dilate(), (int) Math.min(limit, Math.rint(x)), (int) Math.min(limit, Math.rint(y)));
    }
    if (effect instanceof Filter.Turbulence noise) {
      return new TurbulenceOp(noise, step.region(), map);
    }
    if (effect instanceof Filter.Displacement displacement) {
      return new DisplacementOp(displacement, map, Math.max(1, height / 2));
    }
    if (effect instanceof Filter.Convolution convolution) {
      return new ConvolutionOp(convolution, map, Math.max(1, height / 4));
    }
    if (effect instanceof Filter.Lighting lighting) {
      return new LightingOp(lighting, map, step.linear());
    }
    return new TileOp(input);
  }

  private static double length(double x, double y) {
    return Math.sqrt(x * x + y * y);
  }
}
