package zoetrope.attention.layer;

import zoetrope.attention.RealMatrix;

/**
 * Root mean square normalization: y = x / √(mean of x² + ε) · g (Zhang and Sennrich, "Root Mean
 * Square Layer Normalization", 2019).
 *
 * @param gain g, [1, C]
 * @param epsilon ε, at least 0
 */
public record RmsNorm(RealMatrix gain, double epsilon) implements Normalization {
  /**
   * Checks the shapes.
   *
   * @throws IllegalArgumentException if the gain is not one row, or epsilon is negative or not
   *     finite
   */
  public RmsNorm {
    Vectors.requireRow("gain of an RMS norm", gain, gain.columns());
    requireEpsilon(epsilon);
  }

  static void requireEpsilon(double epsilon) {
    if (!(epsilon >= 0) || Double.isInfinite(epsilon)) {
      throw new IllegalArgumentException(
          "the epsilon of a norm must be a finite number of at least 0, not " + epsilon);
    }
  }

  @Override
  public RealMatrix apply(RealMatrix vectors) {
    Vectors.requireColumns("an RMS norm", vectors, size());
    double[][] rows = vectors.toRows();
    for (double[] row : rows) {
      double squares = 0;
      for (double x : row) {
        squares += x * x;
      }
      double root = Math.sqrt(squares / row.length + epsilon);
      for (int j = 0; j < row.length; j++) {
        row[j] = row[j] / root * gain.get(0, j);
      }
    }
    return RealMatrix.ofRows(rows);
  }

  @Override
  public int size() {
    return gain.columns();
  }
}
