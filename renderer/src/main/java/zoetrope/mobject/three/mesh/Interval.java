package zoetrope.mobject.three.mesh;

/** The values a parameter takes, from {@code start} to {@code end}. */
public record Interval(double start, double end) {
  /** From 0 to 1. */
  public static final Interval UNIT = new Interval(0, 1);

  /** From 0 to a full turn. */
  public static final Interval TURN = new Interval(0, 2 * Math.PI);

  /** From 0 to half a turn. */
  public static final Interval HALF_TURN = new Interval(0, Math.PI);

  /**
   * Checks the ends.
   *
   * @throws IllegalArgumentException if one is not a finite number
   */
  public Interval {
    if (!Double.isFinite(start) || !Double.isFinite(end)) {
      throw new IllegalArgumentException("a parameter cannot go from " + start + " to " + end);
    }
  }

  /**
   * From one number to another.
   *
   * @throws IllegalArgumentException if one is not a finite number
   */
  public static Interval of(double start, double end) {
    return new Interval(start, end);
  }

  /** The value after {@code i} of {@code n} steps. */
  public double at(int i, int n) {
    return i == n ? end : start + (end - start) * i / n;
  }

  /** Whether it is a whole turn. */
  public boolean isTurn() {
    return Math.abs(Math.abs(end - start) - 2 * Math.PI) < 1e-9;
  }
}
