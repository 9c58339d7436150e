package zoetrope.attention;

import java.util.List;

/**
 * Scores and weights of attention with the tokens that they belong to. Queries are rows, as
 * everywhere in this package; films show keys as rows, see {@link #byKey}.
 *
 * @param queryTokens the T tokens of the queries
 * @param keyTokens the S tokens of the keys
 * @param scores of each key for each query, before mask and softmax, [T, S]; −∞ where the key was
 *     masked and its score is not known
 * @param weights of each key's value for each query, in [0, 1], [T, S]; rows sum to 1
 */
public record AttentionPattern(
    List<String> queryTokens, List<String> keyTokens, RealMatrix scores, RealMatrix weights) {
  /**
   * Keeps copies of the lists.
   *
   * @throws IllegalArgumentException if shapes do not fit
   */
  public AttentionPattern {
    queryTokens = List.copyOf(queryTokens);
    keyTokens = List.copyOf(keyTokens);
    if (!scores.sameShape(weights)
        || weights.rows() != queryTokens.size()
        || weights.columns() != keyTokens.size()) {
      throw new IllegalArgumentException(
          "a pattern of "
              + queryTokens.size()
              + " queries and "
              + keyTokens.size()
              + " keys cannot have scores "
              + scores.shape()
              + " and weights "
              + weights.shape());
    }
  }

  /**
   * The pattern of {@code scores} [T, S] under a mask, at a temperature of at least 0.
   *
   * @throws IllegalArgumentException if the shapes do not fit, or a query sees no key
   */
  public static AttentionPattern ofScores(
      List<String> queryTokens,
      List<String> keyTokens,
      RealMatrix scores,
      AttentionMask mask,
      double temperature) {
    return new AttentionPattern(
        queryTokens, keyTokens, scores, Softmax.ofRows(mask.applyTo(scores), temperature));
  }

  /** The weight of the key {@code key} for the query {@code query}, in [0, 1]. */
  public double weight(int query, int key) {
    return weights.get(query, key);
  }

  /** The weights of all keys for the query {@code query}: S numbers that sum to 1. */
  public double[] weightsOf(int query) {
    return weights.row(query);
  }

  /** The key of the largest weight for the query {@code query}; the first of several. */
  public int strongest(int query) {
    int strongest = 0;
    for (int key = 1; key < weights.columns(); key++) {
      if (weight(query, key) > weight(query, strongest)) {
        strongest = key;
      }
    }
    return strongest;
  }

  /** The weights with keys as rows and queries as columns, [S, T]: as films show them. */
  public RealMatrix byKey() {
    return weights.transpose();
  }

  /** The scores with keys as rows and queries as columns, [S, T]: as films show them. */
  public RealMatrix scoresByKey() {
    return scores.transpose();
  }
}
