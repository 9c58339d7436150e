package zoetrope.scenes.architecture;

import zoetrope.attention.AttentionTrace;
import zoetrope.attention.DotProductAttention;
import zoetrope.attention.RealMatrix;
import zoetrope.scenes.numbers.Rounding;

/**
 * Scaled dot-product attention of three tokens, small enough to follow by hand: queries and keys of
 * {@code d_k = 4} features, values of 2. Rows are tokens.
 *
 * <p>{@code Attention(Q, K, V) = softmax(Q K^T / sqrt(d_k)) V}, Vaswani et al., "Attention Is All
 * You Need", 2017, equation 1.
 */
final class AttentionExample {
  private static final AttentionTrace TRACE =
      DotProductAttention.unmasked()
          .trace(
              RealMatrix.ofRows(new double[][] {{2, 0, 1, 1}, {0, 2, 1, 0}, {1, 1, 0, 2}}),
              RealMatrix.ofRows(new double[][] {{2, 0, 1, 1}, {0, 1, 2, 0}, {1, 0, 0, 2}}),
              RealMatrix.ofRows(new double[][] {{1, 0}, {0, 1}, {1, 1}}));

  private static final RealMatrix WEIGHTS = Rounding.sharesOfRows(2, TRACE.weights());

  private AttentionExample() {}

  /** Returns Q, {@code [query][4]}. */
  static double[][] queries() {
    return TRACE.queries().toRows();
  }

  /** Returns K, {@code [key][4]}. */
  static double[][] keys() {
    return TRACE.keys().toRows();
  }

  /** Returns V, {@code [key][2]}. */
  static double[][] values() {
    return TRACE.values().toRows();
  }

  /** Returns {@code Q K^T}, {@code [query][key]}. */
  static double[][] scores() {
    return TRACE.dotProducts().toRows();
  }

  /** Returns {@code Q K^T / sqrt(d_k)}, {@code [query][key]}. */
  static double[][] scaledScores() {
    return TRACE.scores().toRows();
  }

  /** Returns the softmax of each row of the scaled scores, with two decimals. Rows sum to 1. */
  static double[][] weights() {
    return WEIGHTS.toRows();
  }

  /** Returns the means of the values with the rounded weights, {@code [query][2]}. */
  static double[][] output() {
    return WEIGHTS.weightedSums(TRACE.values()).toRows();
  }
}
