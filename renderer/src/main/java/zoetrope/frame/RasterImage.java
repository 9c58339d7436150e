package zoetrope.frame;

/**
 * A raster image, immutable by agreement: {@code width x height} pixels, row by row from the top.
 */
public final class RasterImage {
  private final int width;
  private final int height;
  private final int[] argb;

  /**
   * Takes {@code argb} as it is: {@code 0xAARRGGBB}, sRGB, not premultiplied; nobody may write to
   * it afterwards. Throws {@link IllegalArgumentException} when the length is not width times
   * height.
   */
  public RasterImage(int width, int height, int[] argb) {
    if (width < 1 || height < 1 || (long) width * height != argb.length) {
      throw new IllegalArgumentException(
          argb.length + " pixels do not make a picture of " + width + " x " + height);
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

  /** All pixels, {@code 0xAARRGGBB}; shared, to be read only. */
  public int[] argb() {
    return argb;
  }
}
