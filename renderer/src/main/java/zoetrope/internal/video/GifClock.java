package zoetrope.internal.video;

import zoetrope.frame.FrameRate;

/**
 * When the frames of a film are shown in an animated GIF, whose clock has hundredths of a second.
 * Viewers slow down whatever asks for less than two of them: so a faster film is seen every two
 * hundredths, and what lies between is left out.
 *
 * @param rate of the film
 */
record GifClock(FrameRate rate) {
  private static final int PER_SECOND = 100;

  /** Hundredths of a second that a picture stays at least. */
  static final int MIN_DELAY = 2;

  /** Its own units. */
  static final FrameRate UNITS = FrameRate.of(PER_SECOND);

  /** When frame {@code number} would begin, in hundredths of a second, rounded down. */
  long time(long number) {
    return number * PER_SECOND * rate.denominator() / rate.numerator();
  }

  /** The first of {@code count} frames from {@code number} on that is shown; -1 if none is. */
  long firstShown(long number, long count) {
    for (long k = number; k < number + count; k++) {
      if (k == 0 || tick(k) > tick(k - 1)) {
        return k;
      }
    }
    return -1;
  }

  /** When frame {@code number} is shown, if it is. */
  long shownAt(long number) {
    return isFast() ? tick(number) * MIN_DELAY : time(number);
  }

  private boolean isFast() {
    return PER_SECOND * (long) rate.denominator() < (long) MIN_DELAY * rate.numerator();
  }

  private long tick(long number) {
    return isFast() ? time(number) / MIN_DELAY : number;
  }
}
