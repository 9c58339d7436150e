package zoetrope.internal.mobject;

/**
 * Time in whole flicks, of which a second has 705,600,000: all usual frame rates divide them, so
 * that times add up exactly.
 */
public final class Flicks {
  /** Flicks in a second. */
  public static final long PER_SECOND = 705_600_000L;

  private Flicks() {}

  /** The flicks of a time in seconds; exact for each {@link #seconds} of less than a year. */
  public static long of(double seconds) {
    return (long) Math.rint(seconds * PER_SECOND);
  }

  /** A number of flicks in seconds. */
  public static double seconds(long flicks) {
    return (double) flicks / PER_SECOND;
  }
}
