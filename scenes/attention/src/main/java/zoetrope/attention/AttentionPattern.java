package zoetrope.attention;

import java.util.List;

/**
 * Scores and weights of attention with their tokens. Queries are rows, as everywhere in this
 * package; films show keys as rows, see {@link #byKey}.
 *
 * @param queryTokens the T tokens of the queries
 * @param keyTokens the S tokens of the keys
 * @param scores the score of each key for each query, before mask and softmax, [T, S]; −∞ if the
 *     key was masked and its score is unknown
 * @param weights the weights of the values for each query, in [0, 1], [T, S]; rows sum to 1
 */
public record AttentionPattern(
    List<String> queryTokens, List<String> keyTokens, RealMatrix scores, RealMatrix weights) {
  /**
   * Copies the lists.
   *
   * @throws IllegalArgumentException if the shapes do not fit
   */
  public AttentionPattern {
    queryTokens = List.copyOf(queryTokens);
    keyTokens = List.copyOf(keyTokens);
    if (!scores.sameShape(weights)
        || weights.rows() != queryTokens.size()
        || weights.columns() != keyTokens.size()) {
      throw new IllegalArgumentException(
          "a pattern of %s queries and %s keys cannot have scores %s and weights %s"
              .formatted(queryTokens.size(), keyTokens.size(), scores.shape(), weights.shape()));
    }
  }

  /**
   * Returns the pattern of {@code scores} [T, S] under a mask, at a temperature of at least 0.
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

  /** Returns the weight of the key {@code key} for the query {@code query}, in [0, 1]. */
  public double weight(int query, int key) {
    return weights.get(query, key);
  }

  /** Returns the weights of all keys for the query {@code query}: S numbers that sum to 1. */
  public double[] weightsOf(int query) {
    return weights.row(query);
  }

  /**
   * Returns the key with the largest weight for the query {@code query}, the first if there are
   * several.
   */
  public int strongest(int query) {
    int strongest = 0;
    for (int key = 1; key < weights.columns(); key++) {
      if (weight(query, key) > weight(query, strongest)) {
        strongest = key;
      }
    }
    return strongest;
  }

  /** Returns the weights with keys as rows and queries as columns, [S, T], the layout of films. */
  public RealMatrix byKey() {
    return weights.transpose();
  }
}
