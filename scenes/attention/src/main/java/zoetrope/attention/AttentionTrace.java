package zoetrope.attention;

import java.util.List;

/**
 * Every result on the way from queries, keys and values to the output of a head. Rows stand for
 * queries: what a film shows as the column of a word is a row here.
 *
 * @param queries [T, d_k]
 * @param keys [S, d_k]
 * @param values [S, d_v]
 * @param dotProducts of each query with each key, [T, S]
 * @param scores the dot products, divided by √d_k if the attention is scaled, [T, S]
 * @param maskedScores the scores, −∞ where the mask hides the key, [T, S]
 * @param weights the softmax of each row of these, [T, S]
 * @param output the sum of the values by these weights, [T, d_v]
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

  /** What the query {@code query} takes of each value, [S, d_v]: the rows add up to its output. */
  public RealMatrix weightedValues(int query) {
    return RealMatrix.of(
        values.rows(), values.columns(), (i, j) -> weights.get(query, i) * values.get(i, j));
  }

  /** Who attends to whom in a sequence that attends to itself. */
  public AttentionPattern pattern(List<String> tokens) {
    return pattern(tokens, tokens);
  }

  /** Who of the {@code queries} attends to whom of the {@code keys}, in words. */
  public AttentionPattern pattern(List<String> queries, List<String> keys) {
    return new AttentionPattern(queries, keys, dotProducts, weights);
  }
}
