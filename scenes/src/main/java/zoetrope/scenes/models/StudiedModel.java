package zoetrope.scenes.models;

import java.util.List;
import java.util.Locale;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.layer.BlockTrace;
import zoetrope.attention.layer.TransformerBlock;
import zoetrope.attention.model.ModelRun;
import zoetrope.attention.toy.ToyTraining;
import zoetrope.attention.toy.ToyWeights;
import zoetrope.scenes.components.ModelFolder;
import zoetrope.scenes.components.TokenGlyphs;
import zoetrope.scenes.components.WordLimits;

/**
 * A model that a film looks into while it reads a phrase: the toy that is trained when the film is
 * made, or one of the viewer's.
 */
sealed interface StudiedModel {
  /** How many steps the toy is trained. */
  int STEPS = 120;

  /** What the model is, for the stage. */
  String description();

  /** What the model is, and which of its layers is looked at. */
  default String described(int layer) {
    return layers() == 1 ? description() : description() + ": layer " + layer;
  }

  /** Whether it is the toy. */
  boolean isToy();

  /** The tokens of the phrase, T of them, as they can be written. */
  List<String> tokens();

  /** The tokens as the model sees them, with the blanks before them. */
  List<String> texts();

  /** How many layers there are. */
  int layers();

  /** A layer, from 0. */
  TransformerBlock block(int layer);

  /** Every step of a layer, from 0. */
  BlockTrace trace(int layer);

  /** The stream before a layer; behind the last for as many as there are layers: [T, C]. */
  RealMatrix stream(int layer);

  /** What would be predicted after vectors of the stream, [N, C]: logits, [N, vocabulary]. */
  RealMatrix logits(RealMatrix vectors);

  /** How the token {@code id} of the vocabulary is written. */
  String token(int id);

  /**
   * The toy of so many layers, which reads 2 to 7 of its words.
   *
   * @param what the phrase is called in messages
   * @throws IllegalArgumentException when it cannot read the phrase
   */
  static StudiedModel toy(String what, String phrase, int layers) {
    List<String> words = List.of(phrase.strip().toLowerCase(Locale.ROOT).split("\\s+"));
    new WordLimits(2, 7).require(what, words);
    ToyTraining.requireWords(words);
    ToyTraining training = ToyTraining.of(STEPS, layers);
    return new Toy(training, words, training.traces(STEPS, words));
  }

  /**
   * A model of the viewer's, which read the phrase.
   *
   * @param what the phrase is called in messages
   * @throws IllegalArgumentException when the phrase has fewer than 2 or more than {@code most}
   *     tokens
   */
  static StudiedModel of(String what, ModelRun run, int most) {
    new WordLimits(2, most).requireTokens(what, run.texts());
    return new Opened(run, run.texts().stream().map(TokenGlyphs::readable).toList());
  }

  /**
   * Lets a layer pass that the model has.
   *
   * @throws IllegalArgumentException if there is none of this number
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
   * @param training of it
   * @param tokens words that it has read
   * @param traces of its layers
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
   * @param run what it made of the phrase
   * @param tokens as they can be written
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
