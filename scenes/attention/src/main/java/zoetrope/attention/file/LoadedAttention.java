package zoetrope.attention.file;

import java.util.List;
import java.util.Optional;
import zoetrope.attention.AttentionHead;
import zoetrope.attention.AttentionPattern;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.RealMatrix;

/**
 * The attention of a model, read from a file by {@link AttentionFile} or computed by the model.
 * There is a pattern for each head of each layer. If there are queries, keys and values, there are
 * also all intermediate results.
 *
 * <pre>{@code
 * LoadedAttention loaded = AttentionFile.read(Path.of("heads.npz"));
 * AttentionPattern pattern = loaded.pattern(0, 3); // the fourth head of the first layer
 * }</pre>
 */
public final class LoadedAttention {
  private final String place;
  private final List<String> queryTokens;
  private final List<String> keyTokens;
  private final HeadSource source;
  private final Optional<RealMatrix> embeddings;

  LoadedAttention(
      String place,
      List<String> queryTokens,
      List<String> keyTokens,
      HeadSource source,
      Optional<RealMatrix> embeddings) {
    this.place = place;
    this.queryTokens = List.copyOf(queryTokens);
    this.keyTokens = List.copyOf(keyTokens);
    this.source = source;
    this.embeddings = embeddings;
  }

  /**
   * Returns the attention of a model that ran on {@code tokens}, which attend to each other.
   *
   * @param place the folder or file of the model; error messages begin with it
   * @param heads the heads of the model
   * @param embeddings the input of the first layer, [T, C]
   */
  public static LoadedAttention of(
      String place, List<String> tokens, HeadSource heads, RealMatrix embeddings) {
    return new LoadedAttention(place, tokens, tokens, heads, Optional.of(embeddings));
  }

  /** Returns the T tokens of the queries; "1", "2", … if the file does not have them. */
  public List<String> tokens() {
    return queryTokens;
  }

  /**
   * Returns the S tokens of the keys, which are those of the queries unless the file has {@code
   * key_tokens}.
   */
  public List<String> keyTokens() {
    return keyTokens;
  }

  /**
   * Returns this attention with {@code tokens} as the tokens of both queries and keys.
   *
   * @throws AttentionFileException if their number differs from the file's number of queries and
   *     keys
   */
  public LoadedAttention tokens(List<String> tokens) {
    if (tokens.size() != queryTokens.size() || tokens.size() != keyTokens.size()) {
      throw new AttentionFileException(
          place,
          String.format(
              "it has %s queries and %s keys, but the phrase has %s tokens %s: use a phrase with as"
                  + " many tokens as the file, or write an array 'tokens' into the file",
              queryTokens.size(), keyTokens.size(), tokens.size(), tokens));
    }
    return new LoadedAttention(place, tokens, tokens, source, embeddings);
  }

  /** Returns the number of layers, at least 1. */
  public int layers() {
    return source.layers();
  }

  /** Returns the number of heads of each layer, at least 1. */
  public int heads() {
    return source.heads();
  }

  /** Returns the embeddings, [T, C], if the file has them. */
  public Optional<RealMatrix> embeddings() {
    return embeddings;
  }

  /**
   * Returns the pattern of a head. Layers and heads are numbered from 0. If the file has only
   * weights, the scores are the logarithms of the weights. For each query, they differ from the
   * model's scores by a constant.
   *
   * @throws AttentionFileException if there is no such layer or head
   */
  public AttentionPattern pattern(int layer, int head) {
    require(layer, head);
    return source.pattern(layer, head, queryTokens, keyTokens);
  }

  /**
   * Returns all intermediate results of a head, if the file has queries, keys and values. Layers
   * and heads are numbered from 0.
   *
   * @throws AttentionFileException if there is no such layer or head
   */
  public Optional<AttentionTrace> trace(int layer, int head) {
    require(layer, head);
    return source.trace(layer, head);
  }

  /**
   * Returns the maps W_Q, W_K and W_V of a head, without biases, if a model was run. Layers and
   * heads are numbered from 0.
   *
   * @throws AttentionFileException if there is no such layer or head
   */
  public Optional<AttentionHead> weights(int layer, int head) {
    require(layer, head);
    return source.weights(layer, head);
  }

  private void require(int layer, int head) {
    if (layer < 0 || layer >= layers() || head < 0 || head >= heads()) {
      throw new AttentionFileException(
          place,
          "there is no head %s of layer %s: the file has %s layers of %s heads, counted from 0"
              .formatted(head, layer, layers(), heads()));
    }
  }
}
