package zoetrope.attention.model;

import java.lang.ref.SoftReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReferenceArray;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.VectorTable;
import zoetrope.attention.file.AttentionFileException;
import zoetrope.attention.layer.TransformerBlock;
import zoetrope.attention.layer.Unembedding;
import zoetrope.attention.token.ModelToken;
import zoetrope.attention.token.ModelTokenizer;

/**
 * A language model in a folder. Opening it reads headers and the vocabulary. Weights are mapped
 * into memory, and a layer is read when it is needed.
 *
 * <pre>{@code
 * LanguageModel model = LanguageModel.open(Path.of("gpt2"));
 * model.run("the cat sat on the").logits(); // of the token that comes next
 * }</pre>
 */
public final class LanguageModel {
  /** Blocks are cached while there is memory, if the model has at most this many parameters. */
  private static final long MAX_CACHED_PARAMETERS = 200_000_000;

  private final Path folder;
  private final ModelConfig config;
  private final FamilyLayout layout;
  private final ModelTokenizer tokenizer;
  private final AtomicReferenceArray<SoftReference<TransformerBlock>> blocks;
  private final boolean cachesBlocks;

  private LanguageModel(
      Path folder, ModelConfig config, FamilyLayout layout, ModelTokenizer tokenizer) {
    this.folder = folder;
    this.config = config;
    this.layout = layout;
    this.tokenizer = tokenizer;
    blocks = new AtomicReferenceArray<>(config.layers());
    cachesBlocks = parameterCount() <= MAX_CACHED_PARAMETERS;
  }

  /**
   * Opens the model in {@code folder}: {@code config.json}, its tensors and its tokenizer.
   *
   * @throws AttentionFileException if a file is missing, broken, inconsistent or of an unknown
   *     family; the message names file, tensor and shapes
   */
  public static LanguageModel open(Path folder) {
    if (!Files.isDirectory(folder)) {
      String name = folder.toString();
      throw new AttentionFileException(
          name,
          !Files.exists(folder)
              ? "there is no such folder"
              : FolderFiles.isPickle(name)
                  ? "such files are programs (pickle) and are never opened: name a folder with "
                      + TensorFiles.WHOLE
                  : "it is not a folder: name the folder that contains config.json");
    }
    ModelConfig config = ConfigReader.read(folder);
    FamilyLayout layout = FamilyLayout.of(config, Optional.of(TensorFiles.open(folder)));
    layout.check();
    return new LanguageModel(
        folder, config, layout, TokenizerReader.read(folder, config.tables().vocabulary()));
  }

  /** Returns the number of parameters of each kind in the architecture of a configuration. */
  public static Map<ParameterKind, Long> parametersOf(ModelConfig config) {
    return FamilyLayout.of(config, Optional.empty()).counts();
  }

  /** Returns the name of the folder. */
  public String name() {
    return String.valueOf(folder.toAbsolutePath().normalize().getFileName());
  }

  /** Returns the folder. */
  public Path folder() {
    return folder;
  }

  /** Returns the content of {@code config.json}. */
  public ModelConfig config() {
    return config;
  }

  /** Returns the tokenizer. */
  public ModelTokenizer tokenizer() {
    return tokenizer;
  }

  /** Returns the number of parameters of each kind. */
  public Map<ParameterKind, Long> parameters() {
    return layout.counts();
  }

  /** Returns the number of parameters. */
  public long parameterCount() {
    return parameters().values().stream().mapToLong(Long::longValue).sum();
  }

  /**
   * Returns the names of tensors in the files that the model does not use, such as those of a
   * pooler.
   */
  public List<String> unread() {
    return layout.unread();
  }

  /**
   * Returns the matrix of the logits, [vocabulary, C], read as needed.
   *
   * @throws IllegalArgumentException if the model does not predict
   */
  public VectorTable unembedding() {
    return layout
        .unembedding()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    name() + " computes vectors of phrases, and does not predict tokens"));
  }

  /** Returns whether the model predicts tokens. Some models only compute vectors of phrases. */
  public boolean predicts() {
    return layout.unembedding().isPresent();
  }

  /**
   * Returns the block {@code layer}, from 0.
   *
   * @throws IllegalArgumentException if there is no such layer
   */
  public TransformerBlock block(int layer) {
    if (layer < 0 || layer >= config.layers()) {
      throw new IllegalArgumentException(
          "there is no layer " + layer + ": " + name() + " has " + config.layers() + ", from 0");
    }
    SoftReference<TransformerBlock> reference = blocks.get(layer);
    TransformerBlock block = reference == null ? null : reference.get();
    if (block == null) {
      block = layout.block(layer);
      if (cachesBlocks) {
        blocks.set(layer, new SoftReference<>(block));
      }
    }
    return block;
  }

  /**
   * Runs the model on a phrase.
   *
   * @throws IllegalArgumentException if the phrase is empty or too long for the model
   */
  public ModelRun run(String phrase) {
    return run(tokenizer.encode(phrase));
  }

  /**
   * Runs the model on tokens.
   *
   * @throws IllegalArgumentException if there are none, or too many for the model
   */
  public ModelRun run(List<ModelToken> tokens) {
    return new ModelRun(this, tokens, embed(tokens, 0));
  }

  /**
   * Begins to generate text after {@code phrase}, with a cache of keys and values.
   *
   * @throws IllegalArgumentException if the phrase is empty or too long, or the model is not causal
   */
  public CachedRun begin(String phrase) {
    if (!config.family().isCausal()) {
      throw new IllegalArgumentException(
          name() + " reads whole phrases and does not generate: it is a " + config.type());
    }
    return CachedRun.begin(this, tokenizer.encode(phrase));
  }

  /**
   * Returns the logits of each token for a vector of the residual stream, C numbers, as if it were
   * the output of the last block. For a vector after the last block, these logits are the model's
   * prediction. For a vector after an earlier block, they are called the logit lens.
   *
   * @throws IllegalArgumentException if the model does not predict tokens, or the vector has
   *     another length
   */
  public double[] logits(double... vector) {
    return logits(RealMatrix.ofRows(vector)).row(0);
  }

  /**
   * Returns the logits for each of the vectors [N, C] of the residual stream: [N, vocabulary].
   *
   * @throws IllegalArgumentException if the model does not predict tokens, or the vectors have
   *     another length
   */
  public RealMatrix logits(RealMatrix vectors) {
    return new Unembedding(unembedding(), layout.unembeddingBias())
        .logits(layout.beforeUnembedding(vectors));
  }

  /**
   * Returns the input vectors of the first block, [T, C]. The first token is at {@code position},
   * from 0.
   */
  RealMatrix embed(List<ModelToken> tokens, int position) {
    int last = position + tokens.size();
    if (tokens.isEmpty() || last > config.tables().positions()) {
      throw new IllegalArgumentException(
          tokens.isEmpty()
              ? "the phrase has no tokens"
              : "a sequence of %s tokens is too long for %s, which accepts at most %s"
                  .formatted(last, name(), config.tables().positions()));
    }
    return layout.embed(tokens.stream().mapToInt(ModelToken::id).toArray(), position);
  }
}
