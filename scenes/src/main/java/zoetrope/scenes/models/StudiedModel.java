package zoetrope.scenes.models;

import java.util.List;
import java.util.Locale;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.layer.BlockTrace;
import zoetrope.attention.layer.TransformerBlock;
import zoetrope.attention.model.ModelRun;
import zoetrope.attention.toy.ToyTraining;
import zoetrope.attention.toy.ToyWeights;
import zoetrope.scenes.components.Conventions;
import zoetrope.scenes.components.ModelFolder;
import zoetrope.scenes.components.TokenGlyphs;
import zoetrope.scenes.components.WordLimits;

/**
 * A model that a film examines while it reads a phrase: the toy, which is trained when the film is
 * created, or a viewer's model.
 */
sealed interface StudiedModel {
  /** The number of training steps of the toy. */
  int STEPS = 120;

  /** Returns a description of the model for the stage. */
  String description();

  /** Returns a description of the model and the examined layer. */
  default String described(int layer) {
    return layers() == 1 ? description() : description() + ": " + Conventions.layer(layer);
  }

  /** Whether this is the toy. */
  boolean isToy();

  /** Returns the printable tokens of the phrase, T. */
  List<String> tokens();

  /** Returns the index of the last token that is not a mark such as [SEP], or of the last token. */
  default int lastWord() {
    int last = tokens().size() - 1;
    int word = last;
    while (word > 0 && tokens().get(word).matches("\\[[A-Z]+]")) {
      word--;
    }
    return word > 0 ? word : last;
  }

  /** Returns the tokens of the model, with leading spaces. */
  List<String> texts();

  /** Returns the number of layers. */
  int layers();

  /** Returns a layer, from 0. */
  TransformerBlock block(int layer);

  /** Returns every step of a layer, from 0. */
  BlockTrace trace(int layer);

  /**
   * Returns the stream before a layer, or after the last one if {@code layer} is the number of
   * layers: [T, C].
   */
  RealMatrix stream(int layer);

  /** Returns the logits after vectors of the stream: from [N, C] to [N, vocabulary]. */
  RealMatrix logits(RealMatrix vectors);

  /** Returns the text of the token {@code id} of the vocabulary. */
  String token(int id);

  /**
   * Returns a toy with {@code layers} layers, which reads 2 to 7 of its words.
   *
   * @param what the name of the phrase in messages
   * @throws IllegalArgumentException if the toy cannot read the phrase
   */
  static StudiedModel toy(String what, String phrase, int layers) {
    List<String> words = List.of(phrase.strip().toLowerCase(Locale.ROOT).split("\\s+"));
    new WordLimits(2, 7).require(what, words);
    ToyTraining.requireWords(words);
    ToyTraining training = ToyTraining.of(STEPS, layers);
    return new Toy(training, words, training.traces(STEPS, words));
  }

  /**
   * Returns a viewer's model that read the phrase.
   *
   * @param what the name of the phrase in messages
   * @throws IllegalArgumentException if the phrase has fewer than 2 or more than {@code maxTokens}
   *     tokens
   */
  static StudiedModel of(String what, ModelRun run, int maxTokens) {
    new WordLimits(2, maxTokens).requireTokens(what, run.texts());
    return new Opened(run, run.texts().stream().map(TokenGlyphs::readable).toList());
  }

  /**
   * Checks that the model has a layer, and returns it.
   *
   * @throws IllegalArgumentException if there is no such layer
   */
  default int requireLayer(int layer) {
    if (layer < 0 || layer >= layers()) {
      throw new IllegalArgumentException(
          "there is no layer " + layer + ": " + description() + ", counted from 0");
    }
    return layer;
  }

  /**
   * The toy.
   *
   * @param training its training
   * @param tokens the words that it read
   * @param traces the traces of its layers
   */
  record Toy(ToyTraining training, List<String> tokens, List<BlockTrace> traces)
      implements StudiedModel {
    private ToyWeights weights() {
      return training.weights(STEPS);
    }

    @Override
    public String description() {
      return "a toy of "
          + layers()
          + (layers() == 1 ? " layer" : " layers")
          + ", trained on "
          + training.sentences().size()
          + " sentences";
    }

    @Override
    public boolean isToy() {
      return true;
    }

    @Override
    public List<String> texts() {
      return tokens;
    }

    @Override
    public int layers() {
      return traces.size();
    }

    @Override
    public TransformerBlock block(int layer) {
      return weights().block(layer);
    }

    @Override
    public BlockTrace trace(int layer) {
      return traces.get(layer);
    }

    @Override
    public RealMatrix stream(int layer) {
      return layer < layers() ? traces.get(layer).input() : traces.get(layer - 1).output();
    }

    @Override
    public RealMatrix logits(RealMatrix vectors) {
      return weights().logits(vectors);
    }

    @Override
    public String token(int id) {
      return training.vocabulary().get(id);
    }
  }

  /**
   * A model from a folder.
   *
   * @param run its run on the phrase
   * @param tokens the printable tokens
   */
  record Opened(ModelRun run, List<String> tokens) implements StudiedModel {
    @Override
    public String description() {
      return ModelFolder.described(run);
    }

    @Override
    public boolean isToy() {
      return false;
    }

    @Override
    public List<String> texts() {
      return run.texts();
    }

    @Override
    public int layers() {
      return run.model().config().layers();
    }

    @Override
    public TransformerBlock block(int layer) {
      return run.model().block(layer);
    }

    @Override
    public BlockTrace trace(int layer) {
      return run.block(layer);
    }

    @Override
    public RealMatrix stream(int layer) {
      return run.stream(layer);
    }

    @Override
    public RealMatrix logits(RealMatrix vectors) {
      return run.model().logits(vectors);
    }

    @Override
    public String token(int id) {
      return TokenGlyphs.readable(ModelFolder.token(run.model(), id));
    }
  }
}
