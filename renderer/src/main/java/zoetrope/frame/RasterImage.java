package zoetrope.frame;

/**
 * A raster image: {@code width x height} pixels, row by row from the top. Immutable, provided that
 * its array is not modified.
 */
public final class RasterImage {
  private final int width;
  private final int height;
  private final int[] argb;

  /**
   * Creates an image that uses {@code argb} without a copy: {@code 0xAARRGGBB}, sRGB, not
   * premultiplied. The array must not be modified afterwards.
   *
   * @throws IllegalArgumentException when a side is below 1, or the length is not width times
   *     height
   */
  public RasterImage(int width, int height, int[] argb) {
    if (width < 1 || height < 1 || (long) width * height != argb.length) {
      throw new IllegalArgumentException(
          argb.length + " pixels do not make an image of " + width + " x " + height);
    }
    this.width = width;
    this.height = height;
    this.argb = argb;
  }

  /** Returns the width in pixels. */
  public int width() {
    return width;
  }

  /** Returns the height in pixels. */
  public int height() {
    return height;
  }

  /** Returns all pixels, {@code 0xAARRGGBB}: the image's own array, which must not be modified. */
  public int[] argb() {
    return argb;
  }
}
