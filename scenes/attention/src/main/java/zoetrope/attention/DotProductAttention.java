package zoetrope.attention;

/**
 * Attention(Q, K, V) = softmax(Q Kᵀ / √d_k) V (Vaswani et al., "Attention Is All You Need", 2017),
 * with a mask and a temperature.
 *
 * <pre>{@code
 * AttentionTrace trace = DotProductAttention.causal().trace(queries, keys, values);
 * trace.weights(); // [T, T]
 * }</pre>
 *
 * @param mask the keys that a query sees
 * @param temperature the divisor of scores in the softmax, at least 0
 * @param scaled whether scores are divided by √d_k
 */
public record DotProductAttention(AttentionMask mask, double temperature, boolean scaled) {
  /**
   * Checks the mask.
   *
   * @throws IllegalArgumentException if the mask is null; {@link AttentionMask#none} shows every
   *     key
   */
  public DotProductAttention {
    Checks.require(
        mask != null, "the mask is null: use AttentionMask.none() for attention without a mask");
  }

  /** Returns attention without a mask, scaled, at temperature 1. */
  public static DotProductAttention unmasked() {
    return new DotProductAttention(AttentionMask.none(), 1, true);
  }

  /** Returns attention with a causal mask, scaled, at temperature 1. */
  public static DotProductAttention causal() {
    return new DotProductAttention(AttentionMask.causal(), 1, true);
  }

  /** Returns this attention with another mask. */
  public DotProductAttention mask(AttentionMask other) {
    return new DotProductAttention(other, temperature, scaled);
  }

  /** Returns this attention at another temperature. */
  public DotProductAttention temperature(double other) {
    return new DotProductAttention(mask, other, scaled);
  }

  /** Returns this attention without the division by √d_k. */
  public DotProductAttention unscaled() {
    return new DotProductAttention(mask, temperature, false);
  }

  /**
   * Computes attention from queries [T, d_k], keys [S, d_k] and values [S, d_v] to the output [T,
   * d_v].
   *
   * @throws IllegalArgumentException if the shapes do not fit, or a query sees no key
   */
  public AttentionTrace trace(RealMatrix queries, RealMatrix keys, RealMatrix values) {
    Checks.require(
        queries.columns() == keys.columns() && keys.rows() == values.rows(),
        "queries [T, d_k], keys [S, d_k] and values [S, d_v] do not fit: queries are %s, keys %s,"
            + " values %s",
        queries.shape(),
        keys.shape(),
        values.shape());
    RealMatrix dotProducts = queries.timesTransposed(keys);
    RealMatrix scores = scaled ? dotProducts.times(1 / Math.sqrt(queries.columns())) : dotProducts;
    RealMatrix masked = mask.applyTo(scores);
    RealMatrix weights = Softmax.ofRows(masked, temperature);
    return new AttentionTrace(
        queries, keys, values, dotProducts, scores, masked, weights, weights.weightedSums(values));
  }
}
