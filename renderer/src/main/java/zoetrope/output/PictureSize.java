package zoetrope.output;

import zoetrope.internal.diagnostics.Messages;

/** A check of the sizes of frames. */
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
          Messages.of(
              "%sx%s is too large for %s: its sides have at most %s pixels",
              width, height, format.described(), maxSide));
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
          Messages.of(
              "%s %s is out of range: a video is 16 to 16384 pixels wide and high; animated images"
                  + " (%s) and stills may be smaller",
              name, side, others));
    }
    if (side % 2 != 0) {
      throw new IllegalArgumentException(
          Messages.of(
              "%s %s is odd: a video's colour is stored for blocks of 2 x 2 pixels; take %s"
                  + " instead, or make animated images (%s) or stills, which may have any size",
              name, side, side + 1, others));
    }
  }
}
