package zoetrope.internal.raster.coverage;

import zoetrope.internal.raster.pixel.Boxed;
import zoetrope.internal.raster.pixel.PixelBox;

/**
 * One fill, in pixels: an area, possibly enlarged by a border, in one colour or with the colours of
 * a shader.
 *
 * @param area the filled area
 * @param border edges of a stroke along the area's outline; null for none
 * @param color {@code 0xAARRGGBB}, not premultiplied; ignored if there is a shader
 * @param shader returns the colour of each pixel; null if the fill has one colour
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
