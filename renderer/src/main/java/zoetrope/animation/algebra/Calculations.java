package zoetrope.animation.algebra;

import zoetrope.animation.indication.Indications;
import zoetrope.internal.diagnostics.Preconditions;

/** The factory methods of calculations that are shown step by step. */
public class Calculations extends Indications {
  /** The largest dividend, whose digits fit in a frame. */
  private static final long MAX_DIVIDEND = 999_999_999_999L;

  protected Calculations() {}

  /**
   * Returns a matrix for row reduction, from {@code values[row][column]}.
   *
   * <pre>{@code
   * var m = rowReduction(new int[][] {{2, 1, 5}, {1, -1, 1}}).bar(2);
   * for (var step : m.reduce()) {
   *   play(step);
   * }
   * }</pre>
   *
   * @throws IllegalArgumentException if there is no entry, or rows have different lengths
   */
  public static RowReduction rowReduction(int[][] values) {
    return new RowReduction(Calculation.strings(values));
  }

  /**
   * Returns a matrix for row reduction. Each string is a whole number, a fraction such as {@code
   * "-3/4"} or a decimal number, and is exact.
   *
   * @throws IllegalArgumentException if a string is not a number, there is no entry, or rows have
   *     different lengths
   */
  public static RowReduction rowReduction(String[][] values) {
    return new RowReduction(Calculation.strings(values));
  }

  /**
   * Returns two matrices of whole numbers and their product, whose entries are empty at first.
   *
   * <pre>{@code
   * var p = matrixProduct(new int[][] {{1, 2}, {3, 4}}, new int[][] {{5, 6}, {7, 8}});
   * play(p.next());
   * play(p.rest());
   * }</pre>
   *
   * @throws IllegalArgumentException if the left matrix has not as many columns as the right one
   *     has rows, or one of them is empty or not a rectangle
   */
  public static MatrixProduct matrixProduct(int[][] left, int[][] right) {
    return new MatrixProduct(
        Calculation.strings(left), Calculation.strings(right), ProductSum.EXACT);
  }

  /**
   * Returns two matrices of numbers with this many decimal places and their product. The product is
   * calculated from the given numbers and then rounded.
   *
   * @throws IllegalArgumentException as {@link #matrixProduct(int[][], int[][])}, and if a number
   *     is not finite or {@code decimals} is negative
   */
  public static MatrixProduct matrixProduct(double[][] left, double[][] right, int decimals) {
    return new MatrixProduct(
        Calculation.strings(left),
        Calculation.strings(right),
        Preconditions.requireAtLeast("the number of decimal places", decimals, 0));
  }

  /**
   * Returns two matrices of numbers and formulas and their product. A whole number, a fraction such
   * as {@code "1/2"} and a decimal number are exact; any other string is LaTeX.
   *
   * @throws IllegalArgumentException as {@link #matrixProduct(int[][], int[][])}
   */
  public static MatrixProduct matrixProduct(String[][] left, String[][] right) {
    return new MatrixProduct(
        Calculation.strings(left), Calculation.strings(right), ProductSum.EXACT);
  }

  /**
   * Returns the long division of whole numbers. The dividend is 0 or more, the divisor above 0.
   *
   * <pre>{@code
   * var d = longDivision(4638, 6);
   * for (var step : d.steps()) {
   *   play(step);
   * }
   * }</pre>
   *
   * @throws IllegalArgumentException if a number is out of range
   */
  public static LongDivision longDivision(long dividend, long divisor) {
    Preconditions.require(
        dividend >= 0 && dividend <= MAX_DIVIDEND,
        "the dividend of a long division is %s: use a number from 0 to %s",
        dividend,
        MAX_DIVIDEND);
    Preconditions.require(
        divisor > 0 && divisor <= MAX_DIVIDEND,
        "the divisor of a long division is %s: use a number from 1 to %s",
        divisor,
        MAX_DIVIDEND);
    return new LongDivision(DivisionScheme.of(dividend, divisor), true);
  }

  /**
   * Returns the long division of polynomials in one variable with exact coefficients.
   *
   * <pre>{@code
   * var d = longDivision("x^3 - 2x^2 - 4", "x - 3");
   * }</pre>
   *
   * @throws IllegalArgumentException if a string is not a polynomial of degree up to 20, the
   *     divisor is 0, or the variables differ
   */
  public static LongDivision longDivision(String dividend, String divisor) {
    Polynomial a = Polynomial.of(dividend);
    Polynomial b = Polynomial.of(divisor);
    Preconditions.require(
        b.degree() >= 0, "the divisor of a long division is 0: use another polynomial");
    Preconditions.require(
        a.variable().isEmpty() || b.variable().isEmpty() || a.variable().equals(b.variable()),
        "the dividend has the variable %s, but the divisor has the variable %s: use the same one",
        a.variable(),
        b.variable());
    return new LongDivision(DivisionScheme.of(a, b), false);
  }
}
