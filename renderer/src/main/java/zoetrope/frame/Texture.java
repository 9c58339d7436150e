package zoetrope.frame;

import java.util.Objects;

/**
 * An image that is drawn over the faces of an {@link Item.Mesh}, with perspective correction.
 *
 * @param picture the image of the texture: white becomes the colour of the {@link CornerPaint},
 *     black that of {@code darks}, and other values are interpolated
 * @param uv two coordinates for each corner: (0, 0) is the lower left corner of the image, (1, 1)
 *     the upper right; must not be modified
 * @param darks the colour of black at each corner, {@code 0xRRGGBB}; null if black stays black;
 *     must not be modified
 * @param night a second image with the same coordinates, into which the first image fades; or null
 * @param day the share of the first image at each corner, in [0, 1]; the second image has the other
 *     share; null without a second image; must not be modified
 * @param resampling the interpolation of enlarged pixels; bicubic is treated as bilinear
 */
public record Texture(
    RasterImage picture,
    double[] uv,
    int[] darks,
    RasterImage night,
    double[] day,
    Resampling resampling) {
  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException when only one of {@code night} and {@code day} is given, or
   *     lengths differ
   * @throws NullPointerException when a component that is required is null
   */
  public Texture {
    Objects.requireNonNull(picture);
    Objects.requireNonNull(resampling);
    int corners = uv.length / 2;
    if (darks != null && darks.length != corners) {
      throw new IllegalArgumentException(
          "a texture of " + corners + " corners cannot have " + darks.length + " dark colours");
    }
    if ((night == null) != (day == null) || day != null && day.length != corners) {
      throw new IllegalArgumentException(
          "a texture with two images needs a share for each of " + corners + " corners");
    }
  }
}
