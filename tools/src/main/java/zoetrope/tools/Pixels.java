package zoetrope.tools;

/**
 * A picture as {@code 0xAARRGGBB}, row by row from the top.
 *
 * @param name what to call it in a message
 */
record Pixels(String name, int width, int height, int[] argb) {
  /** Checks that there is a pixel for each place. */
  Pixels {
    if (argb.length != width * height) {
      throw new IllegalArgumentException(
          argb.length + " pixels for a picture of " + width + " x " + height);
    }
  }
}
