package zoetrope.attention.model;

import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zoetrope.attention.AttentionHead;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.file.HeadSource;
import zoetrope.attention.file.LoadedAttention;
import zoetrope.attention.layer.BlockTrace;
import zoetrope.attention.token.ModelToken;

/**
 * The results of a model for a phrase, by layer and head. The residual stream before each layer is
 * stored. Everything else is recomputed from it when needed, unless there was enough memory to
 * cache it.
 */
public final class ModelRun {
  private final LanguageModel model;
  private final List<ModelToken> tokens;
  private final List<RealMatrix> stream = new ArrayList<>();
  private final List<SoftReference<BlockTrace>> traces = new ArrayList<>();

  ModelRun(LanguageModel model, List<ModelToken> tokens, RealMatrix embeddings) {
    this.model = model;
    this.tokens = List.copyOf(tokens);
    stream.add(embeddings);
  }

  /** Returns the model. */
  public LanguageModel model() {
    return model;
  }

  /** Returns the tokens, T of them. */
  public List<ModelToken> tokens() {
    return tokens;
  }

  /** Returns the texts of the tokens for display. */
  public List<String> texts() {
    return tokens.stream().map(ModelToken::text).toList();
  }

  /**
   * Returns the residual stream before layer {@code layer}, [T, C], or after the last one if {@code
   * layer} is the number of layers. Before layer 0, it is the input of the first layer: the
   * embeddings of the tokens, plus their positions in GPT-2 and BERT.
   *
   * @throws IllegalArgumentException if there is no such layer
   */
  public synchronized RealMatrix stream(int layer) {
    if (layer < 0 || layer > model.config().layers()) {
      throw new IllegalArgumentException(
          "there is no stream before layer " + layer + " of " + model.config().layers());
    }
    while (stream.size() <= layer) {
      block(stream.size() - 1);
    }
    return stream.get(layer);
  }

  /**
   * Returns every intermediate result of layer {@code layer}, from 0.
   *
   * @throws IllegalArgumentException if there is no such layer
   */
  public synchronized BlockTrace block(int layer) {
    model.block(layer);
    RealMatrix input = stream(layer);
    BlockTrace trace = layer < traces.size() ? traces.get(layer).get() : null;
    if (trace == null) {
      trace = model.block(layer).trace(input);
      if (layer == traces.size()) {
        traces.add(new SoftReference<>(trace));
        stream.add(trace.output());
      } else {
        traces.set(layer, new SoftReference<>(trace));
      }
    }
    return trace;
  }

  /** Returns the residual stream after the last layer, [T, C]. */
  public RealMatrix output() {
    return stream(model.config().layers());
  }

  /**
   * Returns the logits after the last token, one for each token of the vocabulary.
   *
   * @throws IllegalArgumentException if the model does not predict tokens
   */
  public double[] logits() {
    return logits(model.config().layers(), tokens.size() - 1);
  }

  /**
   * Returns the logits that the model would predict after the token {@code position} if it had only
   * the layers before {@code layer}: the logit lens (nostalgebraist 2020).
   *
   * @throws IllegalArgumentException if the model does not predict tokens, or there is no such
   *     layer or position
   */
  public double[] logits(int layer, int position) {
    return model.logits(stream(layer).row(position));
  }

  /** Returns the attention of all heads in the form that films show. */
  public LoadedAttention attention() {
    ModelConfig config = model.config();
    return LoadedAttention.of(
        model.folder().toString(),
        texts(),
        new HeadSource() {
          @Override
          public int layers() {
            return config.layers();
          }

          @Override
          public int heads() {
            return config.heads().count();
          }

          @Override
          public Optional<AttentionTrace> trace(int layer, int head) {
            return Optional.of(block(layer).attention().heads().get(head));
          }

          @Override
          public Optional<AttentionHead> weights(int layer, int head) {
            return Optional.of(model.block(layer).attention().head(head));
          }
        },
        stream(0));
  }
}
