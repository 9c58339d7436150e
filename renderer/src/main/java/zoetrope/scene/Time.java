package zoetrope.scene;

import zoetrope.frame.FrameRate;
import zoetrope.internal.mobject.Flicks;
import zoetrope.sound.SoundClip;

/**
 * A time or duration as a whole number of flicks. A second has 705,600,000 flicks.
 *
 * <p>A frame of any usual rate (24, 25, 30, 48, 50, 60 and 120 fps, and these rates divided by
 * 1.001) lasts a whole number of flicks. So does any decimal run time down to a tenth of a
 * microsecond, and a third of a second. Therefore times add up exactly, and frames are compared
 * with times without rounding.
 *
 * @param flicks the length, 0 or more
 */
public record Time(long flicks) implements Comparable<Time> {
  /** The number of flicks in a second. */
  public static final long PER_SECOND = Flicks.PER_SECOND;

  public static final Time ZERO = new Time(0);

  /** The longest time in seconds, 100 hours. */
  private static final double MAX_SECONDS = 360_000;

  /**
   * Returns a time in seconds, rounded to the nearest flick.
   *
   * @throws IllegalArgumentException if it is negative, NaN or longer than 100 hours
   */
  public static Time of(double seconds) {
    if (!(seconds >= 0 && seconds <= MAX_SECONDS)) {
      throw new IllegalArgumentException(
          "a time of " + seconds + " s is not between 0 s and 100 hours");
    }
    return new Time((long) Math.rint(seconds * PER_SECOND));
  }

  public Time plus(Time t) {
    return new Time(Math.addExact(flicks, t.flicks));
  }

  /** Returns the difference {@code this - t}; {@code t} must not be later. */
  public Time minus(Time t) {
    return new Time(flicks - t.flicks);
  }

  public double seconds() {
    return (double) flicks / PER_SECOND;
  }

  /** Returns the number of the first frame at or after this time. Frame k is at time k / rate. */
  public long firstFrame(FrameRate rate) {
    long unit = flicksTimesRateUnit(rate);
    return -Math.floorDiv(-Math.multiplyExact(flicks, (long) rate.numerator()), unit);
  }

  /**
   * Returns the number of frames of a video of this length, at least one. The number is rounded to
   * the nearest whole number, and a half is rounded up.
   */
  public long frameCount(FrameRate rate) {
    long unit = flicksTimesRateUnit(rate);
    long last = lastFrame(rate);
    long rest = Math.multiplyExact(flicks, (long) rate.numerator()) - last * unit;
    return Math.max(1, rest >= unit - rest ? last + 1 : last);
  }

  /** Returns the number of the first audio sample, at 48 kHz, at or after this time. */
  public long firstSample() {
    return -Math.floorDiv(-flicks, PER_SECOND / SoundClip.SAMPLE_RATE);
  }

  /** Returns the number of the last frame at or before this time. */
  public long lastFrame(FrameRate rate) {
    long unit = flicksTimesRateUnit(rate);
    return Math.floorDiv(Math.multiplyExact(flicks, (long) rate.numerator()), unit);
  }

  /** Returns the time of frame {@code k}, rounded down to a flick. */
  public static Time ofFrame(long k, FrameRate rate) {
    long unit = flicksTimesRateUnit(rate);
    long whole = Math.multiplyExact(k / rate.numerator(), unit);
    long rest = k % rate.numerator() * unit / rate.numerator();
    return new Time(whole + rest);
  }

  private static long flicksTimesRateUnit(FrameRate rate) {
    return PER_SECOND * rate.denominator();
  }

  @Override
  public int compareTo(Time other) {
    return Long.compare(flicks, other.flicks);
  }
}
