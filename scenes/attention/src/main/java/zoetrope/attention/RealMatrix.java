package zoetrope.attention;

import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.CommonOps_DDRM;

/**
 * An immutable matrix of real numbers, stored row by row. A sequence of T vectors of C numbers is a
 * matrix [T, C]; a batch is a list of such matrices.
 *
 * <pre>{@code
 * var a = RealMatrix.ofRows(new double[][] {{1, 0}, {0.5, 0.5}});
 * var b = RealMatrix.ofRows(new double[][] {{2, 7}, {6, 4}});
 * a.times(b).get(1, 0); // 4.0
 * }</pre>
 */
public final class RealMatrix implements VectorTable {
  private final DMatrixRMaj data;

  private RealMatrix(DMatrixRMaj data) {
    this.data = data;
  }

  /** A function from row and column to a number of a matrix. */
  @FunctionalInterface
  public interface Entry {
    /** Returns the number in row {@code row} and column {@code column}, both from 0. */
    double at(int row, int column);
  }

  /**
   * Returns a matrix with copies of {@code rows}.
   *
   * @throws IllegalArgumentException if there is no row, or rows differ in length
   */
  public static RealMatrix ofRows(double[]... rows) {
    Checks.require(rows.length != 0, "a matrix needs at least one row");
    for (int i = 0; i < rows.length; i++) {
      if (rows[i].length != rows[0].length) {
        throw new IllegalArgumentException(
            "row " + i + " has " + rows[i].length + " numbers, row 0 has " + rows[0].length);
      }
    }
    return of(rows.length, rows[0].length, (i, j) -> rows[i][j]);
  }

  /**
   * Returns a matrix [rows, columns] with the values of {@code entry}, which is called row by row.
   *
   * @throws IllegalArgumentException if there would be no row or no column
   */
  public static RealMatrix of(int rows, int columns, Entry entry) {
    Checks.require(
        rows >= 1 && columns >= 1, "a matrix needs rows and columns, not %s", shape(rows, columns));
    DMatrixRMaj data = new DMatrixRMaj(rows, columns);
    for (int i = 0, at = 0; i < rows; i++) {
      for (int j = 0; j < columns; j++) {
        data.data[at++] = entry.at(i, j);
      }
    }
    return new RealMatrix(data);
  }

  /** Returns the matrix [rows, columns] of zeros. */
  public static RealMatrix zeros(int rows, int columns) {
    return of(rows, columns, (i, j) -> 0);
  }

  /** Returns the identity matrix [size, size]. */
  public static RealMatrix identity(int size) {
    return of(size, size, (i, j) -> i == j ? 1 : 0);
  }

  /**
   * Concatenates matrices of equally many rows along their columns: [T, a] and [T, b] give [T, a +
   * b].
   *
   * @throws IllegalArgumentException if the list is empty or the numbers of rows differ; the
   *     message names both shapes
   */
  public static RealMatrix concatColumns(List<RealMatrix> parts) {
    Checks.require(!parts.isEmpty(), "there is no matrix to concatenate: the list is empty");
    RealMatrix first = parts.get(0);
    parts.forEach(
        part ->
            first.require(
                first.rows() == part.rows(),
                "concatenate the columns of a matrix #1 and one #2",
                part));
    DMatrixRMaj[] all = parts.stream().map(part -> part.data).toArray(DMatrixRMaj[]::new);
    return new RealMatrix(CommonOps_DDRM.concatColumnsMulti(all));
  }

  /** Returns the number of rows: the length T of a sequence. */
  @Override
  public int rows() {
    return data.numRows;
  }

  /** Returns the number of columns: the length C of each vector. */
  @Override
  public int columns() {
    return data.numCols;
  }

  /** Returns the shape as text, such as "[8, 16]". */
  public String shape() {
    return shape(rows(), columns());
  }

  /**
   * Returns the number in row {@code row} and column {@code column}, both from 0.
   *
   * @throws IllegalArgumentException if there is no such row or column; the message has the shape
   */
  public double get(int row, int column) {
    if (row < 0 || row >= data.numRows || column < 0 || column >= data.numCols) {
      throw new IllegalArgumentException(
          "a matrix " + shape() + " has no number at " + shape(row, column));
    }
    return data.unsafe_get(row, column);
  }

  /**
   * Returns a copy of row {@code row}, from 0.
   *
   * @throws IllegalArgumentException if there is no such row
   */
  @Override
  public double[] row(int row) {
    requireRange(row, row + 1, rows(), "rows");
    int start = data.getIndex(row, 0);
    return Arrays.copyOfRange(data.data, start, start + columns());
  }

  /**
   * Returns a copy of column {@code column}, from 0.
   *
   * @throws IllegalArgumentException if there is no such column
   */
  public double[] column(int column) {
    return IntStream.range(0, rows()).mapToDouble(i -> get(i, column)).toArray();
  }

  /** Returns a copy of all rows. */
  public double[][] toRows() {
    return IntStream.range(0, rows()).mapToObj(this::row).toArray(double[][]::new);
  }

  /**
   * Returns the product this · {@code right}: [a, b] · [b, c] gives [a, c].
   *
   * @throws IllegalArgumentException if the shapes do not fit; the message names both
   */
  public RealMatrix times(RealMatrix right) {
    require(columns() == right.rows(), "multiply a matrix #1 by one #2", right);
    DMatrixRMaj product = new DMatrixRMaj(rows(), right.columns());
    CommonOps_DDRM.mult(data, right.data, product);
    return new RealMatrix(product);
  }

  /**
   * Returns the product this · {@code other}ᵀ, the dot product of each row with each row of {@code
   * other}: [T, d] and [S, d] give [T, S].
   *
   * @throws IllegalArgumentException if the rows differ in length; the message names both shapes
   */
  public RealMatrix timesTransposed(RealMatrix other) {
    require(columns() == other.columns(), "multiply a matrix #1 by the transpose of one #2", other);
    DMatrixRMaj product = new DMatrixRMaj(rows(), other.rows());
    CommonOps_DDRM.multTransB(data, other.data, product);
    return new RealMatrix(product);
  }

  /**
   * Returns a weighted sum of the rows of {@code vectors} for each row of this matrix, whose
   * numbers are the weights: [T, S] and [S, d] give [T, d]. Unlike {@link #times}, this method
   * ignores vectors with weight 0, even if they contain {@code NaN}.
   *
   * @throws IllegalArgumentException if the shapes do not fit; the message names both
   */
  public RealMatrix weightedSums(RealMatrix vectors) {
    if (Arrays.stream(vectors.data.data).allMatch(Double::isFinite)) {
      return times(vectors);
    }
    require(columns() == vectors.rows(), "weight the rows of a matrix #2 by one #1", vectors);
    return of(
        rows(),
        vectors.columns(),
        (i, j) ->
            IntStream.range(0, columns())
                .filter(k -> get(i, k) != 0)
                .mapToDouble(k -> get(i, k) * vectors.get(k, j))
                .reduce(0, Double::sum));
  }

  /** Multiplies each number by {@code factor}. */
  public RealMatrix times(double factor) {
    DMatrixRMaj product = new DMatrixRMaj(rows(), columns());
    CommonOps_DDRM.scale(factor, data, product);
    return new RealMatrix(product);
  }

  /**
   * Returns the sum of this matrix and {@code other}, number by number.
   *
   * @throws IllegalArgumentException if the shapes differ; the message names both
   */
  public RealMatrix plus(RealMatrix other) {
    require(sameShape(other), "add a matrix #1 and one #2", other);
    return new RealMatrix(CommonOps_DDRM.add(data, other.data, null));
  }

  /**
   * Returns this matrix minus {@code other}, number by number.
   *
   * @throws IllegalArgumentException if the shapes differ; the message names both
   */
  public RealMatrix minus(RealMatrix other) {
    require(sameShape(other), "subtract a matrix #2 from one #1", other);
    return new RealMatrix(CommonOps_DDRM.subtract(data, other.data, null));
  }

  /** Returns the transpose: [a, b] gives [b, a]. */
  public RealMatrix transpose() {
    return new RealMatrix(CommonOps_DDRM.transpose(data, null));
  }

  /**
   * Returns the inverse of a square matrix.
   *
   * @throws IllegalArgumentException if it is not square
   * @throws ArithmeticException if it is singular
   */
  public RealMatrix inverse() {
    Checks.require(rows() == columns(), "a matrix %s has no inverse: it is not square", shape());
    DMatrixRMaj inverse = new DMatrixRMaj(rows(), columns());
    if (!CommonOps_DDRM.invert(data, inverse)
        || !Arrays.stream(inverse.data).allMatch(Double::isFinite)) {
      throw new ArithmeticException(
          "the matrix " + shape() + " has no inverse: its rows are linearly dependent");
    }
    return new RealMatrix(inverse);
  }

  /** Applies {@code function} to each number. */
  public RealMatrix map(DoubleUnaryOperator function) {
    return of(rows(), columns(), (i, j) -> function.applyAsDouble(get(i, j)));
  }

  /**
   * Returns the rows {@code start} (inclusive) to {@code end} (exclusive): [T, C] gives [end -
   * start, C].
   *
   * @throws IllegalArgumentException if the range is empty or goes beyond the matrix
   */
  public RealMatrix sliceRows(int start, int end) {
    requireRange(start, end, rows(), "rows");
    return new RealMatrix(CommonOps_DDRM.extract(data, start, end, 0, columns()));
  }

  /**
   * Returns the columns {@code start} (inclusive) to {@code end} (exclusive): [T, C] gives [T, end
   * - start].
   *
   * @throws IllegalArgumentException if the range is empty or goes beyond the matrix
   */
  public RealMatrix sliceColumns(int start, int end) {
    requireRange(start, end, columns(), "columns");
    return new RealMatrix(CommonOps_DDRM.extract(data, 0, rows(), start, end));
  }

  /**
   * Returns the rows with the indices {@code indices}, from 0, in this order.
   *
   * @throws IllegalArgumentException if there are no indices, or one of them is out of range
   */
  @Override
  public RealMatrix selectRows(int... indices) {
    return of(indices.length, columns(), (i, j) -> get(indices[i], j));
  }

  /** Returns the greatest absolute value of the finite numbers, or 0 if none is finite. */
  public double maxAbs() {
    return Arrays.stream(data.data).filter(Double::isFinite).map(Math::abs).max().orElse(0);
  }

  /**
   * Returns the matrix scaled so that its {@link #maxAbs} is {@code maximum}; a matrix of zeros
   * does not change.
   */
  public RealMatrix scaledToMaxAbs(double maximum) {
    return maxAbs() == 0 ? this : times(maximum / maxAbs());
  }

  /** Returns whether the shapes are equal and no numbers differ by more than {@code tolerance}. */
  public boolean isCloseTo(RealMatrix other, double tolerance) {
    return sameShape(other)
        && IntStream.range(0, data.getNumElements())
            .allMatch(i -> near(data.data[i], other.data.data[i], tolerance));
  }

  /** Returns whether the shapes are equal. */
  public boolean sameShape(RealMatrix other) {
    return rows() == other.rows() && columns() == other.columns();
  }

  private static boolean near(double a, double b, double tolerance) {
    return a == b || Math.abs(a - b) <= tolerance;
  }

  private void requireRange(int start, int end, int count, String what) {
    if (start < 0 || end <= start || end > count) {
      throw new IllegalArgumentException(
          "a matrix " + shape() + " has no " + what + " from " + start + " to before " + end);
    }
  }

  private void require(boolean holds, String operation, RealMatrix other) {
    if (!holds) {
      throw new IllegalArgumentException(
          "cannot " + operation.replace("#1", shape()).replace("#2", other.shape()));
    }
  }

  private static String shape(int rows, int columns) {
    return "[" + rows + ", " + columns + "]";
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RealMatrix that
        && sameShape(that)
        && Arrays.equals(data.data, that.data.data);
  }

  @Override
  public int hashCode() {
    return 31 * rows() + Arrays.hashCode(data.data);
  }

  @Override
  public String toString() {
    return shape() + " " + Arrays.deepToString(toRows());
  }
}
