package zoetrope.scenes.components;

import zoetrope.attention.RealMatrix;

/**
 * The shown part of a large matrix: its first rows and columns, dots, and the last ones.
 *
 * <pre>{@code
 * RealMatrix corner = MatrixExcerpt.of(head.query().weights(), 5, 10);
 * var matrix = new WeightMatrix(corner.scaledToMaxAbs(9.9).toRows());
 * }</pre>
 */
public final class MatrixExcerpt {
  private MatrixExcerpt() {}

  /**
   * Returns the first {@code rows - 1} rows and the last, each with its first {@code columns - 1}
   * numbers and the last: [rows, columns]. So the dots of {@link WeightMatrix} stand for all
   * omitted rows and columns.
   *
   * @throws IllegalArgumentException if the matrix is smaller
   */
  public static RealMatrix of(RealMatrix matrix, int rows, int columns) {
    if (rows < 1 || columns < 1 || rows > matrix.rows() || columns > matrix.columns()) {
      throw new IllegalArgumentException(
          "a matrix " + matrix.shape() + " has no excerpt [" + rows + ", " + columns + "]");
    }
    return RealMatrix.of(
        rows,
        columns,
        (i, j) -> matrix.get(place(i, rows, matrix.rows()), place(j, columns, matrix.columns())));
  }

  private static int place(int i, int shown, int all) {
    return i == shown - 1 ? all - 1 : i;
  }
}
