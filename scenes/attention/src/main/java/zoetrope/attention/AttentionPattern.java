package zoetrope.attention;

import java.util.List;

/**
 * Who attends to whom, and how much: what a grid of dots or of numbers shows. In films keys are
 * rows and queries columns, {@link #byKey}; here, as everywhere in this package, queries are rows.
 *
 * @param queryTokens the T words that ask
 * @param keyTokens the S words that answer
 * @param scores how well each key answers each query, before mask and softmax, [T, S]; −∞ where
 *     this is not known because the key was hidden
 * @param weights how much of each key's value each query takes, [T, S]; rows sum to 1
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

  /** The pattern of {@code scores} [T, S] under a mask, at a temperature. */
  public static AttentionPattern ofScores(
      List<String> queryTokens,
      List<String> keyTokens,
      RealMatrix scores,
      Mask mask,
      double temperature) {
    return new AttentionPattern(
        queryTokens, keyTokens, scores, Softmax.ofRows(mask.applyTo(scores), temperature));
  }

  /** How much the query {@code query} attends to the key {@code key}, in [0, 1]. */
  public double weight(int query, int key) {
    return weights.get(query, key);
  }

  /** How much the query {@code query} attends to each key, S numbers that sum to 1. */
  public double[] weightsOf(int query) {
    return weights.row(query);
  }

  /** The key to which the query {@code query} attends most; the first of several. */
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
