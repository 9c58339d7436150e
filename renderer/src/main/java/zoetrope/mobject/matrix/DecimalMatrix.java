package zoetrope.mobject.matrix;

import java.util.function.DoubleFunction;
import zoetrope.mobject.text.DecimalNumber;

/**
 * A matrix of decimal numbers, with two decimal places by default.
 *
 * <pre>{@code
 * var scores = decimalMatrix(new double[][] {{0.5, -1.25}, {2, 0.75}});
 * scores.get(0, 1).setColor(RED);
 * }</pre>
 */
public final class DecimalMatrix extends NumberMatrix<DecimalNumber, DecimalMatrix> {

  /** Creates a matrix with two decimal places, from {@code values[row][column]}. */
  public DecimalMatrix(double[][] values) {
    this(values, 2);
  }

  /** Creates a matrix with {@code decimals} places. */
  public DecimalMatrix(double[][] values, int decimals) {
    this(values, decimals, MatrixLayout.ofTheme());
  }

  /** Creates a matrix with {@code decimals} places in a layout. */
  public DecimalMatrix(double[][] values, int decimals, MatrixLayout layout) {
    this(values, value -> new DecimalNumber(value, decimals), layout);
  }

  /** Creates a matrix of the numbers that {@code make} returns. */
  public DecimalMatrix(double[][] values, DoubleFunction<DecimalNumber> make, MatrixLayout layout) {
    super(values, make, layout);
  }
}
