package zoetrope.internal.raster.coverage;

import zoetrope.internal.raster.pixel.Boxed;
import zoetrope.internal.raster.pixel.PixelBox;

/**
 * One fill, in pixels: an area, perhaps united with a border, in one colour or by a shader.
 *
 * @param area what is filled
 * @param border edges of a stroke along the area's outline; null when there is none
 * @param color {@code 0xAARRGGBB}, not premultiplied; ignored when there is a shader
 * @param shader gives each pixel its colour; null for one colour
 */
public record FillOp(FillArea area, Edges border, int color, Shader shader) implements Boxed {
  @Override
  public PixelBox box() {
    return border == null ? area.box() : area.box().union(border.box());
  }

  /** The memory taken, in array elements. */
  public int size() {
    return area.size()
        + (border == null ? 0 : border.size())
        + (shader == null ? 0 : shader.size())
        + 64;
  }
}
