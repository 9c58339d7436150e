package zoetrope.attention.model;

import java.util.Optional;
import zoetrope.attention.layer.Activation;
import zoetrope.attention.layer.RotaryPositions;

/**
 * What {@code config.json} tells of a model.
 *
 * @param family how its layers are built
 * @param type the {@code model_type}, such as "gpt2"
 * @param layers how many blocks there are
 * @param heads how many heads of queries in each
 * @param keyValueHeads how many heads of keys and values; as many, unless queries share them
 * @param width the length C of a token's vector
 * @param headSize the length of queries and keys
 * @param neurons how many neurons a feed-forward network has
 * @param vocabulary how many tokens there are
 * @param positions the longest sequence
 * @param segments how many kinds of segments have vectors of their own; 0 in families that have
 *     none
 * @param epsilon that of the norms
 * @param activation that of the neurons
 * @param rotary how queries and keys are turned, in families that do so
 * @param tied whether the unembedding is the embedding matrix
 */
public record ModelConfig(
    Family family,
    String type,
    int layers,
    int heads,
    int keyValueHeads,
    int width,
    int headSize,
    int neurons,
    int vocabulary,
    int positions,
    int segments,
    double epsilon,
    Activation activation,
    Optional<RotaryPositions> rotary,
    boolean tied) {
  /** How the layers of a model are built. */
  public enum Family {
    /** Causal, learned positions, norms before each part. */
    GPT2,
    /** Bidirectional, learned positions, norms after each part. */
    BERT,
    /** Causal, rotary positions, RMS norms before each part, SwiGLU. */
    LLAMA;

    /** Whether a token sees only itself and what is before it. */
    public boolean isCausal() {
      return this != BERT;
    }
  }
}
