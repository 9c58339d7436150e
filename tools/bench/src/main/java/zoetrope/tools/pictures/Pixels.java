package zoetrope.tools.pictures;

/**
 * An image as {@code 0xAARRGGBB}, row by row from the top.
 *
 * @param name its name in messages
 * @param width in pixels
 * @param height in pixels
 * @param argb the pixels
 */
public record Pixels(String name, int width, int height, int[] argb) {
  /** Checks the number of pixels. */
  public Pixels {
    if (argb.length != width * height) {
      throw new IllegalArgumentException(
          argb.length + " pixels for a picture of " + width + " x " + height);
    }
  }

  /** Returns the luma of ITU-R BT.709, from 0 to 255. */
  public byte[] luma() {
    byte[] luma = new byte[argb.length];
    for (int i = 0; i < luma.length; i++) {
      double y =
          0.2126 * (argb[i] >> 16 & 0xff)
              + 0.7152 * (argb[i] >> 8 & 0xff)
              + 0.0722 * (argb[i] & 0xff);
      luma[i] = (byte) Math.rint(y);
    }
    return luma;
  }
}
