package zoetrope.mobject.matrix;

import java.util.Arrays;
import zoetrope.mobject.text.IntegerNumber;

/**
 * A matrix of whole numbers.
 *
 * <pre>{@code
 * var identity = integerMatrix(new int[][] {{1, 0}, {0, 1}});
 * }</pre>
 */
public final class IntegerMatrix extends NumberMatrix<IntegerNumber, IntegerMatrix> {

  /** Creates a matrix of {@code values[row][column]}. */
  public IntegerMatrix(int[][] values) {
    this(
        Arrays.stream(values)
            .map(row -> Arrays.stream(row).asDoubleStream().toArray())
            .toArray(double[][]::new));
  }

  /** Creates a matrix of {@code values[row][column]}, rounded, halves to even. */
  public IntegerMatrix(double[][] values) {
    this(values, MatrixLayout.ofTheme());
  }

  /** Creates a matrix in a layout. */
  public IntegerMatrix(double[][] values, MatrixLayout layout) {
    super(values, value -> new IntegerNumber().setValue(value), layout);
  }
}
