package zoetrope.attention;

import java.util.List;

/**
 * A head of attention: linear maps from the words' vectors to queries (W_Q), keys (W_K) and values
 * (W_V). C is the length of the vectors that queries are made from. C′ is the length of the vectors
 * that keys and values are made from; in self-attention, C′ is C.
 *
 * <pre>{@code
 * var head = new WeightGenerator(7).head(32, 16);
 * AttentionTrace trace = head.trace(embeddings, DotProductAttention.causal());
 * }</pre>
 *
 * @param query W_Q, weights [d_k, C]
 * @param key W_K, weights [d_k, C′]
 * @param value W_V, weights [d_v, C′], or its factors
 */
public record AttentionHead(LinearMap query, LinearMap key, ValueMap value) {
  /**
   * Checks the shapes.
   *
   * @throws IllegalArgumentException if queries and keys differ in length, or the maps of keys and
   *     values take vectors of different lengths
   */
  public AttentionHead {
    if (query.outputs() != key.outputs()) {
      throw new IllegalArgumentException(
          "queries and keys must be equally long: W_Q is %s, W_K %s"
              .formatted(query.weights().shape(), key.weights().shape()));
    }
    if (key.inputs() != value.inputs()) {
      throw new IllegalArgumentException(
          "keys and values are made from the same vectors: W_K is %s, W_V takes %s numbers"
              .formatted(key.weights().shape(), value.inputs()));
    }
  }

  /**
   * Computes self-attention: the words of a sequence [T, C] attend to each other.
   *
   * @throws IllegalArgumentException if the shapes do not fit, or a query sees no key
   */
  public AttentionTrace trace(RealMatrix sequence, DotProductAttention attention) {
    return crossAttention(sequence, sequence, attention);
  }

  /**
   * Computes cross-attention: the words of {@code sequence} [T, C] attend to those of {@code
   * context} [S, C′].
   *
   * @throws IllegalArgumentException if the shapes do not fit, or a query sees no key
   */
  public AttentionTrace crossAttention(
      RealMatrix sequence, RealMatrix context, DotProductAttention attention) {
    return attention.trace(query.apply(sequence), key.apply(context), value.apply(context));
  }

  /** Computes the {@link #trace} of each sequence of {@code batch}. */
  public List<AttentionTrace> traceAll(List<RealMatrix> batch, DotProductAttention attention) {
    return batch.stream().map(sequence -> trace(sequence, attention)).toList();
  }

  /** Returns the number of parameters of all three maps. */
  public long parameters() {
    return query.parameters() + key.parameters() + value.parameters();
  }
}
