package zoetrope.frame;

import java.util.Objects;

/**
 * A picture that is drawn over the faces of an {@link Item.Mesh}, perspectively correct.
 *
 * @param picture its colours; white ones become those of the {@link CornerPaint}, black ones those
 *     of {@code darks}, and what is between lies between these
 * @param uv two for each corner, its place in the picture: (0, 0) is the lower left corner, (1, 1)
 *     the upper right; must not be modified
 * @param darks the colour of black at each corner, {@code 0xRRGGBB}; null where it stays black;
 *     must not be modified
 * @param night a second picture in the same places, into which the first one fades; or null
 * @param day how much of the first picture is seen at each corner, in [0, 1], the rest is of the
 *     second; null without one; must not be modified
 * @param resampling what the pictures' pixels become where they are enlarged; bicubic is taken as
 *     bilinear
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
   * @throws IllegalArgumentException when a second picture lacks its parts, or lengths differ
   * @throws NullPointerException for null, but where it is allowed
   */
  public Texture {
    Objects.requireNonNull(picture);
    Objects.requireNonNull(resampling);
    int corners = uv.length / 2;
    if (darks != null && darks.length != corners) {
      throw new IllegalArgumentException(darks.length + " colours for " + corners + " corners");
    }
    if ((night == null) != (day == null) || day != null && day.length != corners) {
      throw new IllegalArgumentException(
          "a second picture needs its part at each of " + corners + " corners");
    }
  }
}
