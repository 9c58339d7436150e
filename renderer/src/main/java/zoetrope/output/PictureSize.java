package zoetrope.output;

/** Checks the sizes of frames. */
final class PictureSize {
  private static final int MIN_VIDEO_SIDE = 16;

  private PictureSize() {}

  /**
   * Checks that frames of a format can have a size in pixels.
   *
   * @throws IllegalArgumentException for a wrong side, with a suggestion
   */
  static void check(OutputFormat format, int maxSide, int width, int height) {
    if (Math.max(width, height) > maxSide) {
      throw new IllegalArgumentException(
          width
              + "x"
              + height
              + " is too large for "
              + format.described()
              + ": its sides have at most "
              + maxSide
              + " pixels");
    }
    if (!format.holds(Feature.ANY_SIZE)) {
      checkSide("width", width);
      checkSide("height", height);
    }
  }

  private static void checkSide(String name, int side) {
    String others = OutputFormat.list(OutputFormat.films(Feature.ANY_SIZE), ", ");
    if (side < MIN_VIDEO_SIDE) {
      throw new IllegalArgumentException(
          name
              + " "
              + side
              + " is out of range: a video is 16 to 16384 pixels wide and high; animated images ("
              + others
              + ") and stills may be smaller");
    }
    if (side % 2 != 0) {
      throw new IllegalArgumentException(
          name
              + " "
              + side
              + " is odd: a video's colour is stored for blocks of 2 x 2 pixels; take "
              + (side + 1)
              + " instead, or make animated images ("
              + others
              + ") or stills, which may have any size");
    }
  }
}
