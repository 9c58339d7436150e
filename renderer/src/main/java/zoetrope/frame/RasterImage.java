package zoetrope.frame;

/**
 * A raster image. Immutable, provided that its array is not modified.
 *
 * @param width the width in pixels
 * @param height the height in pixels
 * @param argb the pixels, row by row from the top: {@code 0xAARRGGBB}, sRGB, not premultiplied. The
 *     array is not copied and must not be modified
 */
public record RasterImage(int width, int height, int[] argb) {
  /**
   * Checks the size.
   *
   * @throws IllegalArgumentException if a side is below 1, or the number of pixels is not width
   *     times height
   */
  public RasterImage {
    if (width < 1 || height < 1 || (long) width * height != argb.length) {
      throw new IllegalArgumentException(
          argb.length + " pixels do not make an image of " + width + " x " + height);
    }
  }
}
