package zoetrope.frame;

import java.util.Objects;

/**
 * What runs over the faces of an {@link Item.Mesh} from corner to corner, perspectively correct:
 * colours (Gouraud shading), and a texture that they are multiplied with.
 *
 * @param colors one for each corner of the mesh's polygons, {@code 0xAARRGGBB} of which alpha is
 *     ignored; must not be modified
 * @param texture whose colours count, times those of the corners; null for none
 * @param uv two for each corner, its place in the texture: (0, 0) is the lower left corner, (1, 1)
 *     the upper right; null without a texture; must not be modified
 * @param resampling what the texture's pixels become where they are enlarged; bicubic is taken as
 *     bilinear
 */
public record CornerPaint(int[] colors, RasterImage texture, double[] uv, Resampling resampling) {
  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException when a texture lacks places, or has not two for each corner
   * @throws NullPointerException for null, but for a texture and its places
   */
  public CornerPaint {
    Objects.requireNonNull(colors);
    Objects.requireNonNull(resampling);
    if (texture != null && (uv == null || uv.length != 2 * colors.length)) {
      throw new IllegalArgumentException(
          "a texture needs two coordinates for each of " + colors.length + " corners");
    }
  }

  /** Colours alone. */
  public CornerPaint(int[] colors) {
    this(colors, null, null, Resampling.BILINEAR);
  }
}
