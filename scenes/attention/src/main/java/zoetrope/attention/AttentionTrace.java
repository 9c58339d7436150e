package zoetrope.attention;

import java.util.List;

/**
 * Every intermediate result from queries, keys and values to the output of a head. Queries are
 * rows; the films of one series show them as columns.
 *
 * @param queries [T, d_k]
 * @param keys [S, d_k]
 * @param values [S, d_v]
 * @param dotProducts the dot product of each query with each key, [T, S]
 * @param scores the dot products, divided by √d_k if the attention is scaled, [T, S]
 * @param maskedScores the scores, −∞ where the key is masked, [T, S]
 * @param weights the softmax of each row of the masked scores, [T, S]
 * @param output the weighted sums of the values, [T, d_v]
 */
public record AttentionTrace(
    RealMatrix queries,
    RealMatrix keys,
    RealMatrix values,
    RealMatrix dotProducts,
    RealMatrix scores,
    RealMatrix maskedScores,
    RealMatrix weights,
    RealMatrix output) {

  /**
   * Returns the values times their weights for the query {@code query}, [S, d_v]. The rows sum to
   * the output of this query. A row with weight 0 consists of zeros, even if the value contains
   * {@code NaN}.
   */
  public RealMatrix weightedValues(int query) {
    return RealMatrix.of(
        values.rows(),
        values.columns(),
        (i, j) -> weights.get(query, i) == 0 ? 0 : weights.get(query, i) * values.get(i, j));
  }

  /** Returns the pattern of self-attention between {@code tokens}. */
  public AttentionPattern pattern(List<String> tokens) {
    return pattern(tokens, tokens);
  }

  /** Returns the pattern of attention of the tokens {@code queries} to the tokens {@code keys}. */
  public AttentionPattern pattern(List<String> queries, List<String> keys) {
    return new AttentionPattern(queries, keys, dotProducts, weights);
  }
}
