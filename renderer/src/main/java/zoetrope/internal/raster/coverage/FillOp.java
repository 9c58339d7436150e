package zoetrope.internal.raster.coverage;

import zoetrope.internal.raster.pixel.Boxed;
import zoetrope.internal.raster.pixel.PixelBox;

/**
 * One fill, in pixels: an area, optionally united with a border, in one colour or with a shader.
 *
 * @param area the filled area
 * @param border edges of a stroke along the area's outline; null for none
 * @param color {@code 0xAARRGGBB}, not premultiplied; ignored if there is a shader
 * @param shader gives each pixel its colour; null for one colour
 */
public record FillOp(FillArea area, Edges border, int color, Shader shader) implements Boxed {
  @Override
  public PixelBox box() {
    return border == null ? area.box() : area.box().union(border.box());
  }

  /** Returns the memory used, in array elements. */
  public int size() {
    return area.size()
        + (border == null ? 0 : border.size())
        + (shader == null ? 0 : shader.size())
        + 64;
  }
}
