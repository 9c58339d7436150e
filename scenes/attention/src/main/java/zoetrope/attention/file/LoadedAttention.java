package zoetrope.attention.file;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import zoetrope.attention.AttentionPattern;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.DotProductAttention;
import zoetrope.attention.RealMatrix;

/**
 * The attention of a model, read from a file by {@link AttentionFile}: a pattern for each head of
 * each layer, and, if the file has queries, keys and values, all intermediate results.
 *
 * <pre>{@code
 * LoadedAttention loaded = AttentionFile.read(Path.of("heads.npz"));
 * AttentionPattern pattern = loaded.pattern(0, 3); // the fourth head of the first layer
 * }</pre>
 */
public final class LoadedAttention {
  /** How far the sum of a query's weights may be from 1: weights of 16 bits are not exact. */
  private static final double TOLERANCE = 0.01;

  private final String place;
  private final List<String> queryTokens;
  private final List<String> keyTokens;
  private final HeadGrid first;
  private final HeadGrid keys;
  private final Optional<HeadGrid> values;
  private final DotProductAttention how;
  private final Optional<RealMatrix> embeddings;

  private LoadedAttention(
      String place,
      List<String> queryTokens,
      List<String> keyTokens,
      HeadGrid first,
      HeadGrid keys,
      Optional<HeadGrid> values,
      DotProductAttention how,
      Optional<RealMatrix> embeddings) {
    this.place = place;
    this.queryTokens = List.copyOf(queryTokens);
    this.keyTokens = List.copyOf(keyTokens);
    this.first = first;
    this.keys = keys;
    this.values = values;
    this.how = how;
    this.embeddings = embeddings;
  }

  static LoadedAttention ofWeights(
      String place,
      List<String> queryTokens,
      List<String> keyTokens,
      HeadGrid weights,
      Optional<RealMatrix> embeddings) {
    LoadedAttention loaded =
        new LoadedAttention(
            place, queryTokens, keyTokens, weights, null, Optional.empty(), null, embeddings);
    for (int layer = 0; layer < weights.layers(); layer++) {
      for (int head = 0; head < weights.heads(); head++) {
        loaded.checkSums(layer, head);
      }
    }
    return loaded;
  }

  static LoadedAttention ofVectors(
      String place,
      List<String> queryTokens,
      List<String> keyTokens,
      HeadGrid queries,
      HeadGrid keys,
      Optional<HeadGrid> values,
      DotProductAttention how,
      Optional<RealMatrix> embeddings) {
    return new LoadedAttention(
        place,
        queryTokens,
        keyTokens,
        queries,
        Objects.requireNonNull(keys),
        values,
        how,
        embeddings);
  }

  /** The T tokens of the queries, as the file has them, or "1", "2", … */
  public List<String> tokens() {
    return queryTokens;
  }

  /** The S tokens of the keys: the same, unless the file has {@code key_tokens}. */
  public List<String> keyTokens() {
    return keyTokens;
  }

  /**
   * The same with the words {@code tokens} for a sequence that attends to itself.
   *
   * @throws AttentionFileException if they are not as many as the file has queries and keys
   */
  public LoadedAttention tokens(List<String> tokens) {
    if (tokens.size() != queryTokens.size() || tokens.size() != keyTokens.size()) {
      throw new AttentionFileException(
          place,
          "it has "
              + queryTokens.size()
              + " queries and "
              + keyTokens.size()
              + " keys, which cannot be the "
              + tokens.size()
              + " tokens "
              + tokens
              + ": give a phrase of as many words, or write an array 'tokens' into the file");
    }
    return new LoadedAttention(place, tokens, tokens, first, keys, values, how, embeddings);
  }

  /** The number of layers, at least 1. */
  public int layers() {
    return first.layers();
  }

  /** The number of heads of each layer, at least 1. */
  public int heads() {
    return first.heads();
  }

  /** The embeddings, [T, C], if the file has them. */
  public Optional<RealMatrix> embeddings() {
    return embeddings;
  }

  /**
   * The pattern of a head; both indices from 0. If the file has weights only, the scores are their
   * logarithms: the model's scores up to a constant for each query.
   *
   * @throws AttentionFileException if there is no such layer or head
   */
  public AttentionPattern pattern(int layer, int head) {
    require(layer, head);
    if (keys != null) {
      return vectors(layer, head).pattern(queryTokens, keyTokens);
    }
    RealMatrix weights = first.matrix(layer, head);
    return new AttentionPattern(queryTokens, keyTokens, weights.map(StrictMath::log), weights);
  }

  /**
   * All intermediate results of a head, if the file has queries, keys and values; both indices from
   * 0.
   *
   * @throws AttentionFileException if there is no such layer or head
   */
  public Optional<AttentionTrace> trace(int layer, int head) {
    require(layer, head);
    return values.isPresent() ? Optional.of(vectors(layer, head)) : Optional.empty();
  }

  /** Computes attention; without values, the keys take their place. */
  private AttentionTrace vectors(int layer, int head) {
    return how.trace(
        first.matrix(layer, head),
        keys.matrix(layer, head),
        values.orElse(keys).matrix(layer, head));
  }

  private void require(int layer, int head) {
    if (layer < 0 || layer >= layers() || head < 0 || head >= heads()) {
      throw new AttentionFileException(
          place,
          "there is no head "
              + head
              + " of layer "
              + layer
              + ": it has "
              + layers()
              + " layers of "
              + heads()
              + " heads, counted from 0");
    }
  }

  private void checkSums(int layer, int head) {
    RealMatrix weights = first.matrix(layer, head);
    for (int query = 0; query < weights.rows(); query++) {
      double sum = 0;
      double least = 0;
      for (double weight : weights.row(query)) {
        sum += weight;
        least = Math.min(least, weight);
      }
      if (Math.abs(sum - 1) > TOLERANCE || least < 0) {
        throw new AttentionFileException(
            place + ", array 'attention', layer " + layer + ", head " + head + ", query " + query,
            "expected weights of at least 0 that sum to 1, found a sum of "
                + sum
                + " and a least weight of "
                + least
                + ": save weights after the softmax, with queries as rows");
      }
    }
  }
}
