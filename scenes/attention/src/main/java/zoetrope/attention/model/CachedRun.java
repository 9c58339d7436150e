package zoetrope.attention.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.layer.KeyValueCache;
import zoetrope.attention.layer.TransformerBlock;
import zoetrope.attention.token.ModelToken;

/**
 * A text that a model continues token by token. Keys and values of earlier tokens are cached, so
 * that each token is computed only once. Immutable.
 *
 * <pre>{@code
 * CachedRun text = model.begin("the cat sat on the");
 * int next = Sampler.GREEDY.pick(text.logits(), random);
 * text = text.then(model.tokenizer().token(next));
 * }</pre>
 */
public final class CachedRun {
  private final LanguageModel model;
  private final List<ModelToken> tokens;
  private final List<KeyValueCache> caches;
  private final RealMatrix last;

  private CachedRun(
      LanguageModel model, List<ModelToken> tokens, List<KeyValueCache> caches, RealMatrix last) {
    this.model = model;
    this.tokens = tokens;
    this.caches = caches;
    this.last = last;
  }

  static CachedRun begin(LanguageModel model, List<ModelToken> tokens) {
    List<KeyValueCache> empty = Collections.nCopies(model.config().layers(), KeyValueCache.EMPTY);
    return new CachedRun(model, List.of(), empty, RealMatrix.zeros(1, 1)).then(tokens);
  }

  /**
   * Returns the text with one more token.
   *
   * @throws IllegalArgumentException if it becomes too long for the model
   */
  public CachedRun then(ModelToken token) {
    return then(List.of(token));
  }

  /**
   * Returns the text with further tokens.
   *
   * @throws IllegalArgumentException if there are none, or if it becomes too long for the model
   */
  public CachedRun then(List<ModelToken> more) {
    RealMatrix stream = model.embed(more, tokens.size());
    List<KeyValueCache> grown = new ArrayList<>();
    for (int layer = 0; layer < caches.size(); layer++) {
      TransformerBlock.Step step = model.block(layer).trace(stream, caches.get(layer));
      grown.add(step.cache());
      stream = step.trace().output();
    }
    List<ModelToken> all = new ArrayList<>(tokens);
    all.addAll(more);
    return new CachedRun(model, List.copyOf(all), List.copyOf(grown), stream);
  }

  /** Returns all tokens so far. */
  public List<ModelToken> tokens() {
    return tokens;
  }

  /** Returns the keys and values of all tokens, by layer. */
  public List<KeyValueCache> caches() {
    return caches;
  }

  /**
   * Returns the logits of the next token, one for each token of the vocabulary.
   *
   * @throws IllegalArgumentException if the model does not predict tokens
   */
  public double[] logits() {
    return model.logits(last.row(last.rows() - 1));
  }
}
