package zoetrope.attention.model;

import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zoetrope.attention.AttentionHead;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.file.HeadTraces;
import zoetrope.attention.file.LoadedAttention;
import zoetrope.attention.layer.BlockTrace;
import zoetrope.attention.token.ModelToken;

/**
 * What a model made of a phrase, by layer and head. The residual stream before each layer is kept;
 * all else is computed again from that when it is asked for and there was no memory to keep it.
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

  /** The model. */
  public LanguageModel model() {
    return model;
  }

  /** The tokens, T of them. */
  public List<ModelToken> tokens() {
    return tokens;
  }

  /** How the tokens are shown. */
  public List<String> texts() {
    return tokens.stream().map(ModelToken::text).toList();
  }

  /**
   * The residual stream before layer {@code layer}, [T, C]; behind the last for as many as there
   * are layers. Before layer 0 it is the embeddings with their positions.
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
   * Every intermediate result of layer {@code layer}, from 0.
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

  /** The residual stream after the last layer, [T, C]. */
  public RealMatrix output() {
    return stream(model.config().layers());
  }

  /**
   * The logits of what comes after the last token, one for each of the vocabulary.
   *
   * @throws IllegalArgumentException if the model does not predict
   */
  public double[] logits() {
    return logits(model.config().layers(), tokens.size() - 1);
  }

  /**
   * What the stream before layer {@code layer} would predict for the token {@code position} if it
   * were the last one: the logit lens (nostalgebraist 2020).
   *
   * @throws IllegalArgumentException if the model does not predict, or there is no such layer or
   *     position
   */
  public double[] logits(int layer, int position) {
    return model.logits(stream(layer).row(position));
  }

  /**
   * The same for each token of the phrase: [T, vocabulary].
   *
   * @throws IllegalArgumentException if the model does not predict, or there is no such layer
   */
  public RealMatrix logits(int layer) {
    return model.logits(stream(layer));
  }

  /** The attention of all heads, as films show it. */
  public LoadedAttention attention() {
    ModelConfig config = model.config();
    return LoadedAttention.of(
        model.folder().toString(),
        texts(),
        new HeadTraces() {
          @Override
          public int layers() {
            return config.layers();
          }

          @Override
          public int heads() {
            return config.heads();
          }

          @Override
          public AttentionTrace trace(int layer, int head) {
            return block(layer).attention().heads().get(head);
          }

          @Override
          public Optional<AttentionHead> weights(int layer, int head) {
            return Optional.of(model.block(layer).attention().head(head));
          }
        },
        stream(0));
  }
}
