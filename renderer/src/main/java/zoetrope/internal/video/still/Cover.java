package zoetrope.internal.video.still;

/**
 * An image that represents a video in lists.
 *
 * @param file the bytes of a PNG or JPEG file
 * @param jpeg whether it is a JPEG
 * @param width in pixels
 * @param height in pixels
 */
public record Cover(byte[] file, boolean jpeg, int width, int height) {
  /**
   * Encodes an image.
   *
   * @param argb {@code 0xAARRGGBB} pixels, not premultiplied
   */
  public static Cover of(int[] argb, int width, int height, boolean jpeg) {
    byte[] file = jpeg ? Jpeg.encode(argb, width, height) : Png.encode(argb, width, height);
    return new Cover(file, jpeg, width, height);
  }
}
