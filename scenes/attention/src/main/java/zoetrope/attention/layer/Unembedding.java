package zoetrope.attention.layer;

import java.util.Optional;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.VectorTable;

/**
 * The map from a vector back to the vocabulary. The logit of a token is the dot product of the
 * vector with the token's row of W_U, plus the token's bias: W_U x + b.
 *
 * @param rows W_U, [vocabulary, C]; often the embedding matrix
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
   * Returns the logits for each of the vectors [N, C]: [N, vocabulary]. Each row of W_U is read
   * once.
   *
   * @throws IllegalArgumentException if the vectors have another length
   */
  public RealMatrix logits(RealMatrix vectors) {
    if (vectors.columns() != rows.columns()) {
      throw new IllegalArgumentException(
          "an unembedding [%s, %s] takes a vector of %s numbers, not of %s"
              .formatted(rows.rows(), rows.columns(), rows.columns(), vectors.columns()));
    }
    double[][] all = vectors.toRows();
    double[][] logits = new double[all.length][rows.rows()];
    for (int token = 0; token < rows.rows(); token++) {
      double[] row = rows.row(token);
      for (int n = 0; n < all.length; n++) {
        double sum = bias.isPresent() ? bias.get().get(0, token) : 0;
        for (int i = 0; i < row.length; i++) {
          sum += row[i] * all[n][i];
        }
        logits[n][token] = sum;
      }
    }
    return RealMatrix.ofRows(logits);
  }
}
