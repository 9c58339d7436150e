package zoetrope.frame;

import java.util.Objects;

/**
 * Colours at the corners of an {@link Item.Mesh}, interpolated over its faces with perspective
 * correction (Gouraud shading), and an optional texture that they are multiplied with.
 *
 * @param colors one for each corner of all polygons, {@code 0xAARRGGBB} with alpha ignored; must
 *     not be modified
 * @param texture multiplied with the corner colours; null for none
 */
public record CornerPaint(int[] colors, Texture texture) {
  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException when a texture does not have coordinates for each corner
   * @throws NullPointerException when {@code colors} is null
   */
  public CornerPaint {
    Objects.requireNonNull(colors);
    if (texture != null && texture.uv().length != 2 * colors.length) {
      throw new IllegalArgumentException(
          "a texture needs two coordinates for each of " + colors.length + " corners");
    }
  }

  public CornerPaint(int[] colors) {
    this(colors, null);
  }
}
