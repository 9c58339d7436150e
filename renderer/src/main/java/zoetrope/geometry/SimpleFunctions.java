package zoetrope.geometry;

import java.util.function.DoubleUnaryOperator;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.processor.Word;

/** Small functions of numbers with Manim's names. */
public final class SimpleFunctions {
  private SimpleFunctions() {}

  /**
   * Returns the number at {@code alpha} between {@code start} (0) and {@code end} (1); extrapolates
   * outside.
   */
  @Word
  public static double interpolate(double start, double end, double alpha) {
    return (1 - alpha) * start + alpha * end;
  }

  /**
   * Returns the point at {@code alpha} between {@code start} (0) and {@code end} (1); extrapolates
   * outside.
   */
  @Word
  public static Vec interpolate(Vec start, Vec end, double alpha) {
    return start.lerp(end, alpha);
  }

  /** Returns the number halfway between two numbers. */
  @Word
  public static double mid(double start, double end) {
    return (start + end) / 2;
  }

  /**
   * Returns the position of {@code value} between {@code start} (0) and {@code end} (1).
   *
   * @throws IllegalArgumentException if both are equal
   */
  @Word
  public static double inverseInterpolate(double start, double end, double value) {
    Preconditions.require(
        start != end, "inverseInterpolate() needs two different ends, but both are %s", start);
    return (value - start) / (end - start);
  }

  /**
   * Returns the number that has the same position between the new ends as {@code oldValue} has
   * between the old ones.
   */
  @Word
  public static double matchInterpolate(
      double newStart, double newEnd, double oldStart, double oldEnd, double oldValue) {
    return interpolate(newStart, newEnd, inverseInterpolate(oldStart, oldEnd, oldValue));
  }

  /** Returns the number from {@code min} to {@code max} that is nearest to {@code a}. */
  @Word
  public static double clip(double a, double min, double max) {
    if (min > max) {
      throw new IllegalArgumentException(
          "clip() needs min <= max, but min is " + min + " and max is " + max);
    }
    return a < min ? min : a > max ? max : a;
  }

  /** Returns the logistic function, {@code 1 / (1 + exp(-x))}. */
  @Word
  public static double sigmoid(double x) {
    return 1 / (1 + StrictMath.exp(-x));
  }

  /**
   * Returns the number of ways to choose {@code k} of {@code n} things; exact up to 2<sup>53</sup>.
   *
   * @throws IllegalArgumentException unless k is from 0 to n
   */
  @Word
  public static double choose(int n, int k) {
    Preconditions.require(
        k >= 0 && k <= n, "choose(n, k) needs k from 0 to n, but k is %s and n is %s", k, n);
    double ways = 1;
    for (int i = 1; i <= Math.min(k, n - k); i++) {
      ways = Math.rint(ways * (n - Math.min(k, n - k) + i) / i);
    }
    return ways;
  }

  /**
   * Finds where a function has the value {@code target}, to the last bit, by bisection. At the two
   * bounds the function must be on different sides of the value.
   *
   * @throws IllegalArgumentException if it is on the same side at both bounds, or is not a number
   */
  @Word
  public static double binarySearch(
      DoubleUnaryOperator function, double target, double lower, double upper) {
    double a = lower;
    double b = upper;
    double atA = function.applyAsDouble(a) - target;
    double atB = function.applyAsDouble(b) - target;
    Preconditions.require(
        atA <= 0 && atB >= 0 || atA >= 0 && atB <= 0,
        "binarySearch() for %s needs a value below and a value above it at its bounds, but the"
            + " values are %s at %s and %s at %s",
        target,
        atA + target,
        lower,
        atB + target,
        upper);
    boolean rising = atA < atB;
    while (true) {
      double m = a + (b - a) / 2;
      if (m <= Math.min(a, b) || m >= Math.max(a, b)) {
        return Math.abs(function.applyAsDouble(a) - target)
                <= Math.abs(function.applyAsDouble(b) - target)
            ? a
            : b;
      }
      if (function.applyAsDouble(m) < target == rising) {
        a = m;
      } else {
        b = m;
      }
    }
  }
}
