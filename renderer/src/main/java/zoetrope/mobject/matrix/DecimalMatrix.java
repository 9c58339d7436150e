package zoetrope.mobject.matrix;

import java.util.function.DoubleFunction;
import zoetrope.mobject.text.DecimalNumber;

/**
 * A matrix of decimal numbers, with two places unless it is said.
 *
 * <pre>{@code
 * var scores = decimalMatrix(new double[][] {{0.5, -1.25}, {2, 0.75}});
 * scores.get(0, 1).setColor(RED);
 * }</pre>
 */
public final class DecimalMatrix extends NumberMatrix<DecimalNumber, DecimalMatrix> {

  /** A matrix with two decimal places; {@code values[row][column]}. */
  public DecimalMatrix(double[][] values) {
    this(values, 2);
  }

  /** A matrix with {@code decimals} places. */
  public DecimalMatrix(double[][] values, int decimals) {
    this(values, decimals, MatrixLayout.ofTheme());
  }

  /** A matrix with {@code decimals} places in a layout. */
  public DecimalMatrix(double[][] values, int decimals, MatrixLayout layout) {
    this(values, value -> new DecimalNumber(value, decimals), layout);
  }

  /** A matrix of the numbers that {@code make} makes. */
  public DecimalMatrix(double[][] values, DoubleFunction<DecimalNumber> make, MatrixLayout layout) {
    super(values, make, layout);
  }
}
