package zoetrope.internal.video.animated;

import zoetrope.frame.FrameRate;

/** Produces the bytes of an animated image file, from its beginning to its end. */
interface PictureFile {
  /**
   * Returns the number of ticks per second. A tick is the unit of times in the file. If possible, a
   * frame takes a whole number of ticks.
   */
  int ticks();

  /** Returns the maximum duration of one image, in ticks. */
  int longest();

  /**
   * Returns the bytes before the first image.
   *
   * @param first the first image as a PNG or WebP file
   */
  byte[] head(byte[] first);

  /** Returns the bytes of an image that is shown for a number of ticks. */
  byte[] picture(PictureSegment.Part part, long ticks);

  byte[] tail();

  /**
   * Returns a correction of the bytes at the beginning of the file, because some of their values
   * are known only at the end.
   *
   * @param bytes the size of the whole file
   */
  Correction correction(long bytes);

  /** Bytes that replace the bytes at offset {@code place} in the file. */
  record Correction(long place, byte[] bytes) {}

  /** Returns when a frame begins, in ticks, rounded. */
  static long time(long frame, FrameRate rate, int ticks) {
    long per = rate.numerator();
    return (frame * rate.denominator() * ticks + per / 2) / per;
  }
}
