package zoetrope.frame;

import java.util.Objects;

/**
 * What runs over the faces of an {@link Item.Mesh} from corner to corner, perspectively correct:
 * colours (Gouraud shading), and a texture that they are multiplied with.
 *
 * @param colors one for each corner of the mesh's polygons, {@code 0xAARRGGBB} of which alpha is
 *     ignored; must not be modified
 * @param texture whose colours count, times those of the corners; null for none
 */
public record CornerPaint(int[] colors, Texture texture) {
  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException when a texture has not a place for each corner
   * @throws NullPointerException for null, but for a texture
   */
  public CornerPaint {
    Objects.requireNonNull(colors);
    if (texture != null && texture.uv().length != 2 * colors.length) {
      throw new IllegalArgumentException(
          "a texture needs two coordinates for each of " + colors.length + " corners");
    }
  }

  /** Colours alone. */
  public CornerPaint(int[] colors) {
    this(colors, null);
  }
}
