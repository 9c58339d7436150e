package zoetrope.attention;

import java.util.stream.IntStream;

/**
 * A table of vectors, [rows, columns]. It is a {@link RealMatrix}, or a table that is too large for
 * memory and reads each vector when it is needed.
 */
public interface VectorTable {
  /** Returns the number of vectors. */
  int rows();

  /** Returns the length of a vector. */
  int columns();

  /**
   * Returns the vector {@code row}, from 0, in an array that the caller may change.
   *
   * @throws IllegalArgumentException if there is no such row
   */
  double[] row(int row);

  /**
   * Returns the vectors at {@code indices}, [indices, columns].
   *
   * @throws IllegalArgumentException if there are no indices, or one of them is out of range
   */
  default RealMatrix selectRows(int... indices) {
    return RealMatrix.ofRows(IntStream.of(indices).mapToObj(this::row).toArray(double[][]::new));
  }
}
