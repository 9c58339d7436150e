package zoetrope.mobject.coordinates;

import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.CurrentFrame;

/**
 * A range of numbers with a step.
 *
 * @param min the smallest number
 * @param max the largest number, not below {@code min}; if both are equal, curves are empty
 * @param step the distance between ticks or samples, above 0
 */
public record Range(double min, double max, double step) {
  private static final int MAX_STEPS = 100_000;

  /** The smallest number whose thousands are grouped. */
  private static final double MIN_GROUPED = 10_000;

  /** The tolerance for multiples of the step, in steps. */
  private static final double TOLERANCE = 1e-9;

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException if a number is not finite, {@code min} is above {@code max},
   *     the step is not above 0, or there are more than 100,000 steps
   */
  public Range {
    Preconditions.require(
        Double.isFinite(min) && Double.isFinite(max) && min <= max,
        "a range from %s to %s is not possible: it must run from a finite number to a greater"
            + " one%s",
        min,
        max,
        min > max ? "; AxisStyle.reversed() turns an axis round" : "");
    Preconditions.requireAbove("the step of a range", step, 0);
    if ((max - min) / step > MAX_STEPS) {
      throw new IllegalArgumentException(
          "a range from " + min + " to " + max + " has too many steps of " + step);
    }
  }

  /** Returns a range with steps of 1. */
  public static Range of(double min, double max) {
    return new Range(min, max, 1);
  }

  static Range ofFrameWidth() {
    return of(-CurrentFrame.xRadius(), CurrentFrame.xRadius());
  }

  static Range ofFrameHeight() {
    return of(-CurrentFrame.yRadius(), CurrentFrame.yRadius());
  }

  /**
   * Returns a range from {@code -least} to {@code least}. If the frame is wider, the range ends at
   * the first whole numbers beyond the sides of the frame.
   */
  static Range acrossFrame(double least) {
    double reach = Math.max(least, Math.ceil(CurrentFrame.xRadius()));
    return of(-reach, reach);
  }

  /**
   * Returns a range from {@code -least} to {@code least}. If the frame is higher, the range ends at
   * the first whole numbers beyond its top and bottom.
   */
  static Range upFrame(double least) {
    double reach = Math.max(least, Math.ceil(CurrentFrame.yRadius()));
    return of(-reach, reach);
  }

  /** Returns a range with steps of {@code step}. */
  public static Range of(double min, double max, double step) {
    return new Range(min, max, step);
  }

  /**
   * Returns this range.
   *
   * @throws IllegalArgumentException if it has one number only, so that an axis would have no
   *     length
   */
  Range ofAxis() {
    Preconditions.require(
        min != max,
        "an axis from %s to %s has no length: the maximum must be greater than the minimum, if"
            + " only by 0.001",
        min,
        max);
    return this;
  }

  /** Returns the difference of the largest and the smallest number. */
  public double length() {
    return max - min;
  }

  /** Returns whether a number is in the range, including its ends. */
  public boolean contains(double value) {
    return value >= min && value <= max;
  }

  /** Returns the same range with another step. */
  public Range withStep(double newStep) {
    return new Range(min, max, newStep);
  }

  /** Returns the numbers from {@code min} to at most {@code max}, one step apart. */
  public double[] values() {
    int n = (int) Math.floor(length() / step + TOLERANCE) + 1;
    double[] values = new double[n];
    for (int i = 0; i < n; i++) {
      values[i] = clean(min + i * step);
    }
    return values;
  }

  /**
   * Returns the multiples of the step in this range, or {@link #values} if the range does not
   * contain 0.
   */
  public double[] multiples() {
    return contains(0) ? multiplesInside() : values();
  }

  /** Returns the multiples of the step in this range, or {@link #values} if there is none. */
  double[] exponents() {
    double[] exponents = multiplesInside();
    return exponents.length > 0 ? exponents : values();
  }

  private double[] multiplesInside() {
    int first = (int) Math.ceil(min / step - TOLERANCE);
    int last = (int) Math.floor(max / step + TOLERANCE);
    double[] values = new double[last - first + 1];
    for (int k = first; k <= last; k++) {
      values[k - first] = k * step;
    }
    return values;
  }

  /** Returns whether commas group thousands. Four digits have none, because they may be years. */
  boolean groupsThousands() {
    return Math.max(Math.abs(min), Math.abs(max)) >= MIN_GROUPED;
  }

  /** Returns the number of this range that is nearest to 0. */
  public double nearestToZero() {
    return Math.min(max, Math.max(min, 0));
  }

  private double clean(double value) {
    return Math.abs(value) < TOLERANCE * step ? 0 : value;
  }
}
