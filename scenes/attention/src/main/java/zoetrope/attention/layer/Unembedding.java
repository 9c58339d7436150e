package zoetrope.attention.layer;

import java.util.Optional;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.VectorTable;

/**
 * From a vector back to the vocabulary: a logit for each token, the dot product with that token's
 * row, W_U x + b.
 *
 * @param rows W_U, [vocabulary, C]; often the embedding matrix itself
 * @param bias b, [1, vocabulary], in models that have one
 */
public record Unembedding(VectorTable rows, Optional<RealMatrix> bias) {
  /**
   * Checks the shapes.
   *
   * @throws IllegalArgumentException if the bias is not one row of as many numbers as W_U has rows
   */
  public Unembedding {
    bias.ifPresent(row -> Vectors.requireRow("bias of an unembedding", row, rows.rows()));
  }

  /**
   * The logits of each token after {@code vector}, C numbers.
   *
   * @throws IllegalArgumentException if it has another length
   */
  public double[] logits(double... vector) {
    if (vector.length != rows.columns()) {
      throw new IllegalArgumentException(
          "an unembedding ["
              + rows.rows()
              + ", "
              + rows.columns()
              + "] takes a vector of "
              + rows.columns()
              + " numbers, not of "
              + vector.length);
    }
    double[] logits = new double[rows.rows()];
    for (int token = 0; token < logits.length; token++) {
      double[] row = rows.row(token);
      double sum = bias.isPresent() ? bias.get().get(0, token) : 0;
      for (int i = 0; i < row.length; i++) {
        sum += row[i] * vector[i];
      }
      logits[token] = sum;
    }
    return logits;
  }
}
