package zoetrope.internal.raster.coverage;

/**
 * One fill, in pixels: an area, perhaps united with a border, in one colour or by a shader.
 *
 * @param area what is filled
 * @param border edges of a stroke along the area's outline; null when there is none
 * @param color {@code 0xAARRGGBB}, not premultiplied; ignored when there is a shader
 * @param shader gives each pixel its colour; null for one colour
 */
public record FillOp(FillArea area, Edges border, int color, Shader shader) {
  public int left() {
    return border == null ? area.left() : least(area.left(), border.left());
  }

  public int top() {
    return border == null ? area.top() : least(area.top(), border.top());
  }

  public int right() {
    return border == null ? area.right() : Math.max(area.right(), border.right());
  }

  public int bottom() {
    return border == null ? area.bottom() : Math.max(area.bottom(), border.bottom());
  }

  private int least(int ofArea, int ofBorder) {
    return area.isEmpty() ? ofBorder : border.isEmpty() ? ofArea : Math.min(ofArea, ofBorder);
  }

  /** The memory taken, in array elements. */
  public int size() {
    return area.size()
        + (border == null ? 0 : border.size())
        + (shader == null ? 0 : shader.size())
        + 64;
  }
}
