package zoetrope.frame;

/**
 * A raster image: {@code width x height} pixels, row by row from the top. Immutable as long as
 * nobody writes to its array.
 */
public final class RasterImage {
  private final int width;
  private final int height;
  private final int[] argb;

  /**
   * Takes {@code argb} without a copy: {@code 0xAARRGGBB}, sRGB, not premultiplied; it must not be
   * modified afterwards.
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

  /** The width in pixels. */
  public int width() {
    return width;
  }

  /** The height in pixels. */
  public int height() {
    return height;
  }

  /** All pixels, {@code 0xAARRGGBB}; the image's own array, read only. */
  public int[] argb() {
    return argb;
  }
}
