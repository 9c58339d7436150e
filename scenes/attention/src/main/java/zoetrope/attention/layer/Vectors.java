package zoetrope.attention.layer;

import zoetrope.attention.Checks;
import zoetrope.attention.RealMatrix;

/** Checks and arithmetic for rows of numbers, used by several layers. */
final class Vectors {
  private Vectors() {}

  /**
   * Checks that {@code parameters} is one row of {@code size} numbers.
   *
   * @throws IllegalArgumentException if it is not; the message names both shapes
   */
  static void requireRow(String name, RealMatrix parameters, int size) {
    if (parameters.rows() != 1 || parameters.columns() != size) {
      throw new IllegalArgumentException(
          "the " + name + " must be [1, " + size + "], not " + parameters.shape());
    }
  }

  /**
   * Checks that {@code vectors} have {@code size} numbers each.
   *
   * @throws IllegalArgumentException if they do not; the message names both shapes
   */
  static void requireColumns(String who, RealMatrix vectors, int size) {
    Checks.require(
        vectors.columns() == size, "%s needs vectors [T, %s], not %s", who, size, vectors.shape());
  }

  /** Returns the product of two matrices, number by number. */
  static RealMatrix product(RealMatrix a, RealMatrix b) {
    if (!a.sameShape(b)) {
      throw new IllegalArgumentException(
          "cannot multiply matrices " + a.shape() + " and " + b.shape() + " number by number");
    }
    return RealMatrix.of(a.rows(), a.columns(), (i, j) -> a.get(i, j) * b.get(i, j));
  }

  /** Returns the rows of {@code above}, and below them those of {@code below}. */
  static RealMatrix stack(RealMatrix above, RealMatrix below) {
    requireColumns("a cache of vectors [S, " + above.columns() + "]", below, above.columns());
    int first = above.rows();
    return RealMatrix.of(
        first + below.rows(),
        above.columns(),
        (i, j) -> i < first ? above.get(i, j) : below.get(i - first, j));
  }
}
