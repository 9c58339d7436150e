package zoetrope.internal.video.gif;

import java.math.BigInteger;
import zoetrope.frame.FrameRate;

/**
 * The times of a video's frames in an animated GIF, in hundredths of a second. Viewers slow down
 * images with a delay of less than two hundredths of a second. If a video has more than 50 fps, its
 * GIF shows only one frame in two hundredths of a second and drops all others.
 *
 * @param rate the frame rate of the video
 */
public record GifTiming(FrameRate rate) {
  private static final int PER_SECOND = 100;

  public static final int MIN_DELAY = 2;

  /** The frame rate with one frame per unit of time, a hundredth of a second. */
  public static final FrameRate UNITS = FrameRate.of(PER_SECOND);

  /**
   * Returns the number of frames after which the pattern of dropped frames repeats. The time of a
   * frame one period later is greater by {@code time(period())}.
   */
  public long period() {
    long numerator = rate.numerator();
    long shownRate = PER_SECOND / MIN_DELAY * (long) rate.denominator();
    return numerator
        / BigInteger.valueOf(numerator).gcd(BigInteger.valueOf(shownRate)).longValueExact();
  }

  /** Returns the time of frame {@code number}, in hundredths of a second, rounded down. */
  public long time(long number) {
    return number * PER_SECOND * rate.denominator() / rate.numerator();
  }

  /**
   * Returns the first frame that is shown, of the {@code count} frames beginning with {@code
   * number}; -1 if all are dropped.
   */
  public long firstShown(long number, long count) {
    for (long k = number; k < number + count; k++) {
      if (k == 0 || tick(k) > tick(k - 1)) {
        return k;
      }
    }
    return -1;
  }

  /** Returns the time of a frame that is shown, in hundredths of a second. */
  public long shownAt(long number) {
    return isFast() ? tick(number) * MIN_DELAY : time(number);
  }

  private boolean isFast() {
    return PER_SECOND * (long) rate.denominator() < (long) MIN_DELAY * rate.numerator();
  }

  private long tick(long number) {
    return isFast() ? time(number) / MIN_DELAY : number;
  }
}
