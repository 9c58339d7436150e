package zoetrope.attention;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How large a transformer is, and how its parameters divide among its matrices. Biases and the
 * normalisation of layers are not counted.
 *
 * @param vocabulary how many tokens it knows
 * @param embedding how long the vector of a token is
 * @param keySize how long a query and a key are, and the values between the factors of a value map
 * @param heads how many heads an attention block has
 * @param layers how many attention blocks, and perceptrons between them, there are
 * @param neurons how many neurons a perceptron has
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
    /** The lower factor of W_V, in each head. */
    VALUE,
    /** The upper factors of W_V, as one matrix in each layer. */
    OUTPUT,
    /** Into the neurons of a perceptron, in each layer. */
    UP_PROJECTION,
    /** Out of them. */
    DOWN_PROJECTION,
    /** A row for each token. */
    UNEMBEDDING;

    /** Whether the matrix is part of attention. */
    public boolean isAttention() {
      return this == KEY || this == QUERY || this == VALUE || this == OUTPUT;
    }
  }

  /** The parameters of W_Q or W_K of one head, and of each factor of its W_V. */
  public long perMatrix() {
    return (long) keySize * embedding;
  }

  /** The parameters that a value map in one piece would have. */
  public long perWholeValueMap() {
    return (long) embedding * embedding;
  }

  /** The parameters of one head: W_Q, W_K, value-down and value-up. */
  public long perHead() {
    return 4 * perMatrix();
  }

  /** The parameters of the heads of one attention block. */
  public long perBlock() {
    return heads * perHead();
  }

  /** The parameters of attention in all layers. */
  public long attention() {
    return layers * perBlock();
  }

  /** All parameters of matrices of the kind {@code kind}. */
  public long of(Kind kind) {
    return switch (kind) {
      case EMBEDDING, UNEMBEDDING -> (long) vocabulary * embedding;
      case KEY, QUERY, VALUE, OUTPUT -> perMatrix() * heads * layers;
      case UP_PROJECTION, DOWN_PROJECTION -> (long) neurons * embedding * layers;
    };
  }

  /** All parameters of each kind, in the order in which a token meets them. */
  public Map<Kind, Long> byKind() {
    Map<Kind, Long> counts = new LinkedHashMap<>();
    for (Kind kind : Kind.values()) {
      counts.put(kind, of(kind));
    }
    return counts;
  }

  /** All parameters. */
  public long total() {
    return byKind().values().stream().mapToLong(Long::longValue).sum();
  }
}
