package zoetrope.attention.layer;

import zoetrope.attention.RealMatrix;

/**
 * Layer normalization: y = (x − μ) / √(σ² + ε) · g + b, where μ and σ² are the mean and the
 * variance of the C numbers of each vector. Source: Ba, Kiros, Hinton, "Layer Normalization", 2016.
 *
 * <pre>{@code
 * LayerNorm.plain(4, 0).apply(RealMatrix.ofRows(new double[] {1, 3, 1, 3})); // -1, 1, -1, 1
 * }</pre>
 *
 * @param gain g, [1, C]
 * @param bias b, [1, C]
 * @param epsilon ε, at least 0
 */
public record LayerNorm(RealMatrix gain, RealMatrix bias, double epsilon) implements Normalization {
  /**
   * Checks the shapes.
   *
   * @throws IllegalArgumentException if gain and bias are not one row each, of equal length, or
   *     epsilon is negative or not finite
   */
  public LayerNorm {
    Vectors.requireRow("gain of a layer norm", gain, gain.columns());
    Vectors.requireRow("bias of a layer norm", bias, gain.columns());
    RmsNorm.requireEpsilon(epsilon);
  }

  /** Returns a norm with gain 1 and bias 0 for vectors of {@code size} numbers. */
  public static LayerNorm plain(int size, double epsilon) {
    return new LayerNorm(RealMatrix.of(1, size, (i, j) -> 1), RealMatrix.zeros(1, size), epsilon);
  }

  @Override
  public RealMatrix apply(RealMatrix vectors) {
    RealMatrix standard = standardize(vectors);
    return RealMatrix.of(
        standard.rows(),
        standard.columns(),
        (i, j) -> standard.get(i, j) * gain.get(0, j) + bias.get(0, j));
  }

  /**
   * Returns the vectors before gain and bias, with mean 0 and, apart from ε, variance 1: (x − μ) /
   * √(σ² + ε).
   *
   * @throws IllegalArgumentException if the vectors are not {@link #size} long
   */
  public RealMatrix standardize(RealMatrix vectors) {
    Vectors.requireColumns("a layer norm", vectors, size());
    double[][] rows = vectors.toRows();
    for (double[] row : rows) {
      double mean = mean(row);
      double root = Math.sqrt(variance(row, mean) + epsilon);
      for (int j = 0; j < row.length; j++) {
        row[j] = (row[j] - mean) / root;
      }
    }
    return RealMatrix.ofRows(rows);
  }

  private static double mean(double[] row) {
    double sum = 0;
    for (double x : row) {
      sum += x;
    }
    return sum / row.length;
  }

  private static double variance(double[] row, double mean) {
    double sum = 0;
    for (double x : row) {
      sum += (x - mean) * (x - mean);
    }
    return sum / row.length;
  }

  @Override
  public int size() {
    return gain.columns();
  }
}
