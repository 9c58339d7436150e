package zoetrope.tools.pictures;

/**
 * A picture as {@code 0xAARRGGBB}, row by row from the top.
 *
 * @param name what to call it in a message
 */
public record Pixels(String name, int width, int height, int[] argb) {
  /** Checks that there is a pixel for each place. */
  public Pixels {
    if (argb.length != width * height) {
      throw new IllegalArgumentException(
          argb.length + " pixels for a picture of " + width + " x " + height);
    }
  }

  /** Luma of ITU-R BT.709 from 0 to 255. */
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
