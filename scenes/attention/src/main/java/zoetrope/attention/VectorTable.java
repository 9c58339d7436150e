package zoetrope.attention;

/**
 * Vectors by number, [rows, columns]: a {@link RealMatrix}, or a table that is too large for memory
 * and read as needed.
 */
public interface VectorTable {
  /** How many vectors there are. */
  int rows();

  /** How many numbers each has. */
  int columns();

  /**
   * The vector {@code row}, from 0: numbers of the caller's own.
   *
   * @throws IllegalArgumentException if there is no such row
   */
  double[] row(int row);

  /**
   * The vectors with the numbers {@code indices}, [indices, columns].
   *
   * @throws IllegalArgumentException if there are no indices, or there is no row of one of them
   */
  default RealMatrix selectRows(int... indices) {
    double[][] rows = new double[indices.length][];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = row(indices[i]);
    }
    return RealMatrix.ofRows(rows);
  }
}
