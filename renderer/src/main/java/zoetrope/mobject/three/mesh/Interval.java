package zoetrope.mobject.three.mesh;

/** The values of a parameter, from {@code start} to {@code end}. */
public record Interval(double start, double end) {
  /** The interval from 0 to 1. */
  public static final Interval UNIT = new Interval(0, 1);

  /** The interval from 0 to a full turn, in radians. */
  public static final Interval TURN = new Interval(0, 2 * Math.PI);

  /** The interval from 0 to half a turn, in radians. */
  public static final Interval HALF_TURN = new Interval(0, Math.PI);

  /**
   * Checks the ends.
   *
   * @throws IllegalArgumentException if an end is not finite
   */
  public Interval {
    if (!Double.isFinite(start) || !Double.isFinite(end)) {
      throw new IllegalArgumentException(
          "a parameter needs a finite interval, not one from " + start + " to " + end);
    }
  }

  /**
   * Returns the interval from one number to another.
   *
   * @throws IllegalArgumentException if an end is not finite
   */
  public static Interval of(double start, double end) {
    return new Interval(start, end);
  }

  /** Returns the value after {@code i} of {@code n} steps. */
  public double at(int i, int n) {
    return i == n ? end : start + (end - start) * i / n;
  }

  /** Returns whether the interval is a full turn. */
  public boolean isTurn() {
    return Math.abs(Math.abs(end - start) - 2 * Math.PI) < 1e-9;
  }
}
