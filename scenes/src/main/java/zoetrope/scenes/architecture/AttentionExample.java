package zoetrope.scenes.architecture;

import java.util.Arrays;

/**
 * Scaled dot-product attention of three tokens, small enough to follow by hand: queries and keys of
 * {@code d_k = 4} features, values of 2. Rows are tokens.
 *
 * <p>{@code Attention(Q, K, V) = softmax(Q K^T / sqrt(d_k)) V}, Vaswani et al., "Attention Is All
 * You Need", 2017, equation 1.
 */
final class AttentionExample {
  private static final double[][] QUERIES = {{2, 0, 1, 1}, {0, 2, 1, 0}, {1, 1, 0, 2}};
  private static final double[][] KEYS = {{2, 0, 1, 1}, {0, 1, 2, 0}, {1, 0, 0, 2}};
  private static final double[][] VALUES = {{1, 0}, {0, 1}, {1, 1}};

  private AttentionExample() {}

  /** {@code Q K^T}, {@code [query][key]}. */
  static double[][] scores() {
    return product(QUERIES, transposed(KEYS));
  }

  /** {@code Q K^T / sqrt(d_k)}. */
  static double[][] scaledScores() {
    double root = Math.sqrt(KEYS[0].length);
    return Arrays.stream(scores())
        .map(row -> Arrays.stream(row).map(score -> score / root).toArray())
        .toArray(double[][]::new);
  }

  /** The softmax of each row of the scaled scores: rows of probabilities that sum to 1. */
  static double[][] weights() {
    return Arrays.stream(scaledScores()).map(AttentionExample::softmax).toArray(double[][]::new);
  }

  /** The values, averaged by the weights: {@code [query][2]}. */
  static double[][] output() {
    return product(weights(), VALUES);
  }

  private static double[] softmax(double[] scores) {
    double max = Arrays.stream(scores).max().orElseThrow();
    double[] powers = Arrays.stream(scores).map(s -> StrictMath.exp(s - max)).toArray();
    double total = 0;
    for (double power : powers) {
      total += power;
    }
    double sum = total;
    return Arrays.stream(powers).map(power -> power / sum).toArray();
  }

  private static double[][] product(double[][] a, double[][] b) {
    double[][] result = new double[a.length][b[0].length];
    for (int i = 0; i < a.length; i++) {
      for (int j = 0; j < b[0].length; j++) {
        for (int k = 0; k < b.length; k++) {
          result[i][j] += a[i][k] * b[k][j];
        }
      }
    }
    return result;
  }

  private static double[][] transposed(double[][] a) {
    double[][] result = new double[a[0].length][a.length];
    for (int i = 0; i < a.length; i++) {
      for (int j = 0; j < a[0].length; j++) {
        result[j][i] = a[i][j];
      }
    }
    return result;
  }
}
