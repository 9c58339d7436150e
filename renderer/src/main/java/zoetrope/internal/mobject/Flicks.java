package zoetrope.internal.mobject;

/**
 * Time in whole flicks. A second has 705,600,000 flicks, which all common frame rates divide, so
 * times add up exactly.
 */
public final class Flicks {
  /** The number of flicks in a second. */
  public static final long PER_SECOND = 705_600_000L;

  private Flicks() {}

  /** Returns a time in flicks. It reverses {@link #seconds} exactly for times of up to 30 days. */
  public static long of(double seconds) {
    return (long) Math.rint(seconds * PER_SECOND);
  }

  /** Returns a number of flicks in seconds. */
  public static double seconds(long flicks) {
    return (double) flicks / PER_SECOND;
  }
}
