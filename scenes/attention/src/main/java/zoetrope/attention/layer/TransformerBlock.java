package zoetrope.attention.layer;

import zoetrope.attention.MultiHeadTrace;
import zoetrope.attention.RealMatrix;

/**
 * A layer of a transformer: attention and a feed-forward network, each added to the residual
 * stream. Vectors are normalized before each of them (pre-norm, as in GPT-2 and Llama), or after
 * each addition (post-norm, as in Vaswani et al. 2017 and BERT).
 *
 * @param attentionNorm the norm of attention
 * @param attention the self-attention
 * @param feedForwardNorm the norm of the feed-forward network
 * @param feedForward the network
 * @param order the positions of the norms
 */
public record TransformerBlock(
    Normalization attentionNorm,
    SelfAttention attention,
    Normalization feedForwardNorm,
    FeedForward feedForward,
    Order order) {
  /** The positions of the norms. */
  public enum Order {
    /** x + f(norm(x)). */
    PRE_NORM,
    /** norm(x + f(x)). */
    POST_NORM
  }

  /**
   * Checks the shapes.
   *
   * @throws IllegalArgumentException if the parts take vectors of different lengths
   */
  public TransformerBlock {
    int size = attention.query().inputs();
    if (attentionNorm.size() != size
        || feedForwardNorm.size() != size
        || feedForward.size() != size) {
      throw new IllegalArgumentException(
          String.format(
              "the parts of a block take vectors of different lengths: attention %s, its norm %s,"
                  + " the feed-forward network %s, its norm %s",
              size, attentionNorm.size(), feedForward.size(), feedForwardNorm.size()));
    }
  }

  /**
   * The result of the block for some tokens, and the state that further tokens continue with.
   *
   * @param trace every step
   * @param cache the keys and values of all tokens so far
   */
  public record Step(BlockTrace trace, KeyValueCache cache) {}

  /**
   * Computes every step for a whole sequence [T, C].
   *
   * @throws IllegalArgumentException if the vectors are not C long
   */
  public BlockTrace trace(RealMatrix sequence) {
    return trace(sequence, KeyValueCache.EMPTY).trace();
  }

  /**
   * Computes every step for the tokens [T, C] that follow the tokens in the cache {@code before}.
   *
   * @throws IllegalArgumentException under the conditions of {@link SelfAttention#trace(RealMatrix,
   *     KeyValueCache)}
   */
  public Step trace(RealMatrix sequence, KeyValueCache before) {
    boolean pre = order == Order.PRE_NORM;
    RealMatrix attentionInput = pre ? attentionNorm.apply(sequence) : sequence;
    SelfAttention.Step step = attention.trace(attentionInput, before);
    MultiHeadTrace heads = step.trace();
    RealMatrix attentionSum = sequence.plus(heads.output());
    RealMatrix normed = (pre ? feedForwardNorm : attentionNorm).apply(attentionSum);
    FeedForwardTrace network = feedForward.trace(normed);
    RealMatrix sum = (pre ? attentionSum : normed).plus(network.output());
    BlockTrace trace =
        new BlockTrace(
            sequence,
            attentionInput,
            heads,
            attentionSum,
            network,
            sum,
            pre ? sum : feedForwardNorm.apply(sum));
    return new Step(trace, step.cache());
  }
}
