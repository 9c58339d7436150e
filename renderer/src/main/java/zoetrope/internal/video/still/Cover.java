package zoetrope.internal.video.still;

/**
 * The cover of a video: an image that players show in lists of videos.
 *
 * @param file the bytes of a PNG or JPEG file
 * @param jpeg whether it is a JPEG
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
