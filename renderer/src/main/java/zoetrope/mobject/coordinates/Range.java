package zoetrope.mobject.coordinates;

import zoetrope.internal.mobject.CurrentFrame;
import zoetrope.internal.mobject.Preconditions;

/**
 * From a least to a greatest number, in steps.
 *
 * @param min the least number
 * @param max the greatest number, above {@code min}
 * @param step the distance of ticks or samples, above 0
 */
public record Range(double min, double max, double step) {
  private static final int MOST_STEPS = 100_000;

  /** Tolerance, in steps, of numbers that are meant to be multiples of the step. */
  private static final double TOLERANCE = 1e-9;

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException for numbers that are not finite, an empty range, a step that
   *     is not above 0, and more than 100,000 steps
   */
  public Range {
    if (!Double.isFinite(min) || !Double.isFinite(max) || min >= max) {
      throw new IllegalArgumentException(
          "a range runs from a number to a greater one, not from "
              + min
              + " to "
              + max
              + (min == max
                  ? "; what grows from nothing begins with a little, such as 0.001"
                  : ""));
    }
    Preconditions.requireAbove("the step of a range", step, 0);
    if ((max - min) / step > MOST_STEPS) {
      throw new IllegalArgumentException(
          "a range from " + min + " to " + max + " has too many steps of " + step);
    }
  }

  /** In steps of 1. */
  public static Range of(double min, double max) {
    return new Range(min, max, 1);
  }

  /** The width of the scene's frame, around 0, in steps of 1. */
  static Range ofFrameWidth() {
    return of(-CurrentFrame.xRadius(), CurrentFrame.xRadius());
  }

  /** The height of the scene's frame, around 0, in steps of 1. */
  static Range ofFrameHeight() {
    return of(-CurrentFrame.yRadius(), CurrentFrame.yRadius());
  }

  /** From {@code -least} to {@code least}, and to whole numbers beyond the frame's sides. */
  static Range acrossFrame(double least) {
    double reach = Math.max(least, Math.ceil(CurrentFrame.xRadius()));
    return of(-reach, reach);
  }

  /** From {@code -least} to {@code least}, and to whole numbers beyond the frame's top. */
  static Range upFrame(double least) {
    double reach = Math.max(least, Math.ceil(CurrentFrame.yRadius()));
    return of(-reach, reach);
  }

  /** In steps of {@code step}. */
  public static Range of(double min, double max, double step) {
    return new Range(min, max, step);
  }

  /** The distance from the least to the greatest number. */
  public double length() {
    return max - min;
  }

  /** Whether a number lies between both ends, ends included. */
  public boolean contains(double value) {
    return value >= min && value <= max;
  }

  /** The same range in other steps. */
  public Range withStep(double newStep) {
    return new Range(min, max, newStep);
  }

  /** The least number and all that follow it by steps, up to the greatest. */
  public double[] values() {
    int n = (int) Math.floor(length() / step + TOLERANCE) + 1;
    double[] values = new double[n];
    for (int i = 0; i < n; i++) {
      values[i] = clean(min + i * step);
    }
    return values;
  }

  /** The multiples of the step; from the least number on in a range that does not contain 0. */
  public double[] multiples() {
    if (!contains(0)) {
      return values();
    }
    int first = (int) Math.ceil(min / step - TOLERANCE);
    int last = (int) Math.floor(max / step + TOLERANCE);
    double[] values = new double[last - first + 1];
    for (int k = first; k <= last; k++) {
      values[k - first] = k * step;
    }
    return values;
  }

  /** The number of this range that is nearest to 0. */
  public double nearestToZero() {
    return Math.min(max, Math.max(min, 0));
  }

  private double clean(double value) {
    return Math.abs(value) < TOLERANCE * step ? 0 : value;
  }
}
