package zoetrope.attention.model;

import java.lang.ref.SoftReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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
 * A language model in a folder. Opening it reads headers and the vocabulary; weights are mapped
 * into memory, and a layer becomes matrices when it is asked for.
 *
 * <pre>{@code
 * LanguageModel model = LanguageModel.open(Path.of("gpt2"));
 * model.run("the cat sat on the").logits(); // of the token that comes next
 * }</pre>
 */
public final class LanguageModel {
  /** Blocks of models with fewer parameters are kept while there is memory for them. */
  private static final long MOST_KEPT = 200_000_000;

  private final Path folder;
  private final ModelConfig config;
  private final FamilyLayout layout;
  private final ModelTokenizer tokenizer;
  private final AtomicReferenceArray<SoftReference<TransformerBlock>> blocks;
  private final boolean keeps;

  private LanguageModel(
      Path folder, ModelConfig config, FamilyLayout layout, ModelTokenizer tokenizer) {
    this.folder = folder;
    this.config = config;
    this.layout = layout;
    this.tokenizer = tokenizer;
    blocks = new AtomicReferenceArray<>(config.layers());
    keeps = parameterCount() <= MOST_KEPT;
  }

  /**
   * Opens the model in {@code folder}: {@code config.json}, its tensors and its tokenizer.
   *
   * @throws AttentionFileException if something is missing, broken, of an unknown family or does
   *     not fit; the message names file, tensor and shapes
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
                  : "it is no folder: name the one that has config.json in it");
    }
    ModelConfig config = ConfigReader.read(folder);
    FamilyLayout layout = FamilyLayout.of(config, Optional.of(TensorFiles.open(folder)));
    layout.check();
    return new LanguageModel(
        folder, config, layout, TokenizerReader.read(folder, config.vocabulary()));
  }

  /** How many parameters of each kind a model of this configuration has, by its architecture. */
  public static Map<ParameterKind, Long> parametersOf(ModelConfig config) {
    return FamilyLayout.of(config, Optional.empty()).counts();
  }

  /** The folder's own name. */
  public String name() {
    return String.valueOf(folder.toAbsolutePath().normalize().getFileName());
  }

  /** The folder. */
  public Path folder() {
    return folder;
  }

  /** What its {@code config.json} tells. */
  public ModelConfig config() {
    return config;
  }

  /** What cuts phrases into its tokens. */
  public ModelTokenizer tokenizer() {
    return tokenizer;
  }

  /** How many parameters there are of each kind. */
  public Map<ParameterKind, Long> parameters() {
    return layout.counts();
  }

  /** How many parameters there are. */
  public long parameterCount() {
    return parameters().values().stream().mapToLong(Long::longValue).sum();
  }

  /** The tensors of its files that are not needed, such as a pooler's. */
  public List<String> unread() {
    return layout.unread();
  }

  /** The vectors of all tokens, [vocabulary, C], read as needed. */
  public VectorTable embeddings() {
    return layout.embeddings();
  }

  /**
   * The matrix of the logits, [vocabulary, C], read as needed.
   *
   * @throws IllegalArgumentException if the model does not predict
   */
  public VectorTable unembedding() {
    return layout
        .unembedding()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    name() + " makes vectors of phrases and predicts no tokens"));
  }

  /** Whether it predicts tokens: some models only make vectors of phrases. */
  public boolean predicts() {
    return layout.unembedding().isPresent();
  }

  /**
   * The block {@code layer}, from 0.
   *
   * @throws IllegalArgumentException if there is none
   */
  public TransformerBlock block(int layer) {
    if (layer < 0 || layer >= config.layers()) {
      throw new IllegalArgumentException(
          "there is no layer " + layer + ": " + name() + " has " + config.layers() + ", from 0");
    }
    SoftReference<TransformerBlock> kept = blocks.get(layer);
    TransformerBlock block = kept == null ? null : kept.get();
    if (block == null) {
      block = layout.block(layer);
      if (keeps) {
        blocks.set(layer, new SoftReference<>(block));
      }
    }
    return block;
  }

  /**
   * Runs the model on a phrase.
   *
   * @throws IllegalArgumentException if it is empty, or longer than the model can take
   */
  public ModelRun run(String phrase) {
    return run(tokenizer.encode(phrase));
  }

  /**
   * Runs the model on tokens.
   *
   * @throws IllegalArgumentException if there is none, or more than the model can take
   */
  public ModelRun run(List<ModelToken> tokens) {
    return new ModelRun(this, tokens, embed(tokens, 0));
  }

  /**
   * Begins to generate after {@code phrase}, with a cache of keys and values.
   *
   * @throws IllegalArgumentException if the phrase is empty or too long, or the model does not go
   *     from left to right
   */
  public CachedRun begin(String phrase) {
    if (!config.family().isCausal()) {
      throw new IllegalArgumentException(
          name() + " reads whole phrases and does not generate: it is a " + config.type());
    }
    return CachedRun.begin(this, tokenizer.encode(phrase));
  }

  /**
   * The logits of each token after a vector of the residual stream, C numbers, as if {@code vector}
   * came out of the last block: what the last layer predicts, or, for an earlier one, its logit
   * lens.
   *
   * @throws IllegalArgumentException if the model does not predict, or the vector has another
   *     length
   */
  public double[] logits(double... vector) {
    return logits(RealMatrix.ofRows(vector)).row(0);
  }

  /**
   * The same for each of the vectors [N, C] of the residual stream: [N, vocabulary].
   *
   * @throws IllegalArgumentException if the model does not predict, or the vectors have another
   *     length
   */
  public RealMatrix logits(RealMatrix vectors) {
    return new Unembedding(unembedding(), layout.unembeddingBias())
        .logits(layout.beforeUnembedding(vectors));
  }

  /** The vectors with which tokens enter the first block, the first of them at a position. */
  RealMatrix embed(List<ModelToken> tokens, int position) {
    int last = position + tokens.size();
    if (tokens.isEmpty() || last > config.positions()) {
      throw new IllegalArgumentException(
          tokens.isEmpty()
              ? "the phrase has no tokens"
              : "a sequence of "
                  + last
                  + " tokens is too long for "
                  + name()
                  + ", which takes "
                  + config.positions());
    }
    List<Integer> ids = new ArrayList<>();
    tokens.forEach(token -> ids.add(token.id()));
    return layout.embed(ids.stream().mapToInt(Integer::intValue).toArray(), position);
  }
}
