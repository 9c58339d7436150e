package zoetrope.attention.model;

import java.util.Optional;
import zoetrope.attention.layer.Activation;
import zoetrope.attention.layer.RotaryPositions;

/**
 * The content of a model's {@code config.json}.
 *
 * @param family the structure of the layers
 * @param type the {@code model_type}, such as "gpt2"
 * @param layers the number of blocks
 * @param width the length C of the vector for a token
 * @param heads the numbers and sizes of the heads of each block
 * @param neurons the number of neurons of a feed-forward network
 * @param activation the activation of the neurons
 * @param tables the sizes of the embeddings
 * @param epsilon the epsilon of the norms
 */
public record ModelConfig(
    Family family,
    String type,
    int layers,
    int width,
    Heads heads,
    int neurons,
    Activation activation,
    Tables tables,
    double epsilon) {
  /**
   * The heads of a block.
   *
   * @param count the number of heads of queries
   * @param keyValues the number of heads of keys and values; less than {@code count} if queries
   *     share them
   * @param size the length of queries and keys
   * @param rotary the rotation of queries and keys, in families that have one
   */
  public record Heads(int count, int keyValues, int size, Optional<RotaryPositions> rotary) {}

  /**
   * The sizes of the embeddings.
   *
   * @param vocabulary the number of tokens
   * @param positions the length of the longest sequence
   * @param segments the number of segment kinds with a vector; 0 in families without segments
   * @param tied whether the unembedding is the embedding matrix
   */
  public record Tables(int vocabulary, int positions, int segments, boolean tied) {}

  /** The structure of a model's layers. */
  public enum Family {
    /** Causal, learned positions, norms before each part. */
    GPT2,
    /** Bidirectional, learned positions, norms after each part. */
    BERT,
    /** Causal, rotary positions, RMS norms before each part, SwiGLU. */
    LLAMA;

    /** Returns whether a token sees only itself and earlier tokens. */
    public boolean isCausal() {
      return this != BERT;
    }
  }
}
