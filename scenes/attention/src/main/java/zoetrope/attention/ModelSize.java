package zoetrope.attention;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The hyperparameters of a transformer, and the numbers of parameters that follow from them,
 * without biases and layer normalization.
 *
 * @param vocabulary the number of tokens
 * @param embedding the length of the vector for a token
 * @param keySize the length of queries and keys, and the number of dimensions between the two
 *     factors of a value map
 * @param heads the number of heads of an attention block
 * @param layers the number of layers; each has an attention block and a perceptron
 * @param neurons the number of neurons of a perceptron
 */
public record ModelSize(
    int vocabulary, int embedding, int keySize, int heads, int layers, int neurons) {
  /** GPT-3 (Brown et al. 2020): 175,181,291,520 parameters. */
  public static final ModelSize GPT3 = new ModelSize(50_257, 12_288, 128, 96, 96, 49_152);

  /** The kinds of matrices. */
  public enum Kind {
    /** A column for each token. */
    EMBEDDING,
    /** W_K, in each head. */
    KEY,
    /** W_Q, in each head. */
    QUERY,
    /** The factor value-down of W_V, in each head; see {@link FactoredMap}. */
    VALUE,
    /** The factors value-up of all heads of a layer, joined to one matrix. */
    OUTPUT,
    /** The matrix to the neurons of a perceptron, in each layer. */
    UP_PROJECTION,
    /** The matrix from the neurons of a perceptron, in each layer. */
    DOWN_PROJECTION,
    /** A row for each token. */
    UNEMBEDDING;

    /** Returns whether the matrix is part of attention. */
    public boolean isAttention() {
      return this == KEY || this == QUERY || this == VALUE || this == OUTPUT;
    }
  }

  /**
   * Returns the number of parameters of each matrix of a head: W_Q, W_K, value-down and value-up.
   */
  public long perMatrix() {
    return (long) keySize * embedding;
  }

  /** Returns the number of parameters that an unfactored value map would have. */
  public long perWholeValueMap() {
    return (long) embedding * embedding;
  }

  /** Returns the number of parameters of one head: W_Q, W_K, value-down and value-up. */
  public long perHead() {
    return 4 * perMatrix();
  }

  /** Returns the number of parameters of the heads of one attention block. */
  public long perBlock() {
    return heads * perHead();
  }

  /** Returns the number of parameters of attention in all layers. */
  public long attention() {
    return layers * perBlock();
  }

  /** Returns the number of parameters of matrices of the kind {@code kind}. */
  public long of(Kind kind) {
    return switch (kind) {
      case EMBEDDING, UNEMBEDDING -> (long) vocabulary * embedding;
      case KEY, QUERY, VALUE, OUTPUT -> perMatrix() * heads * layers;
      case UP_PROJECTION, DOWN_PROJECTION -> (long) neurons * embedding * layers;
    };
  }

  /** Returns the number of parameters by kind, in the order of their use in the model. */
  public Map<Kind, Long> byKind() {
    Map<Kind, Long> counts = new LinkedHashMap<>();
    for (Kind kind : Kind.values()) {
      counts.put(kind, of(kind));
    }
    return counts;
  }

  /** Returns the number of all parameters. */
  public long total() {
    return byKind().values().stream().mapToLong(Long::longValue).sum();
  }
}
