package zoetrope.attention;

import java.util.List;

/**
 * A head of attention: what each word asks (W_Q), what it answers to (W_K), and what it passes on
 * to those whose question it answers (W_V).
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
   * Checks that queries can meet keys, and that keys and values are made from the same vectors.
   *
   * @throws IllegalArgumentException if not
   */
  public AttentionHead {
    if (query.outputs() != key.outputs()) {
      throw new IllegalArgumentException(
          "queries and keys must be equally long: W_Q is "
              + query.weights().shape()
              + ", W_K "
              + key.weights().shape());
    }
    if (key.inputs() != value.inputs()) {
      throw new IllegalArgumentException(
          "keys and values are made from the same vectors: W_K is "
              + key.weights().shape()
              + ", W_V takes "
              + value.inputs()
              + " numbers");
    }
  }

  /** The words of a sequence [T, C] attend to each other. */
  public AttentionTrace trace(RealMatrix sequence, DotProductAttention attention) {
    return cross(sequence, sequence, attention);
  }

  /**
   * The words of {@code asking} [T, C] attend to those of {@code answering} [S, C′]:
   * cross-attention.
   */
  public AttentionTrace cross(
      RealMatrix asking, RealMatrix answering, DotProductAttention attention) {
    return attention.trace(query.apply(asking), key.apply(answering), value.apply(answering));
  }

  /** Each sequence of a batch by itself. */
  public List<AttentionTrace> traceAll(List<RealMatrix> batch, DotProductAttention attention) {
    return batch.stream().map(sequence -> trace(sequence, attention)).toList();
  }

  /** How many numbers the head is made of. */
  public long parameters() {
    return query.parameters() + key.parameters() + value.parameters();
  }
}
