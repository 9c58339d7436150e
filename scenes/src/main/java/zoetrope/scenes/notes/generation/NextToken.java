package zoetrope.scenes.notes.generation;

import static zoetrope.Zoetrope.*;

import java.util.Locale;
import zoetrope.attention.layer.Sampler;
import zoetrope.scene.Parameter;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.ModelFolder;
import zoetrope.scenes.numbers.Rounding;

/**
 * A film about how a language model finds the next word: the last vector, the unembedding matrix,
 * the softmax, a random choice, and the same again. All numbers are real: the model is a small
 * trained one, or a model of the viewer.
 */
public final class NextToken extends Scene {
  private static final int MAX_PROMPT_WORDS = 8;
  private static final int MAX_WORDS = 6;
  private static final double MAX_TEMPERATURE = 10;

  private final Parameter<String> prompt =
      parameter(
          "prompt",
          "the cat sat on the",
          "2 to 8 words that the toy model knows, or 2 to 8 of the model's tokens");
  private final Parameter<Double> temperature =
      parameter("temperature", 1.0, "0 for the likeliest word, at most 10");
  private final Parameter<Integer> topK =
      parameter("topK", 0, "how many of the likeliest words are kept; 0 for all");
  private final Parameter<Double> topP =
      parameter(
          "topP", 1.0, "the likeliest words are kept until their probabilities reach this sum");
  private final Parameter<Integer> words =
      parameter("words", 4, "how many words are added at most, 1 to 6");

  private final ModelFolder model = ModelFolder.ofDecoder(this::parameter);

  /** Creates the film, which lasts about 50 seconds. */
  public NextToken() {}

  @Override
  protected void construct() {
    FrameShape.compose(this::frameSize, 12.4, 9);
    double t = Rounding.to(2, require("temperature", temperature.get(), 0, MAX_TEMPERATURE));
    int maxWords = (int) require("words", words.get(), 1, MAX_WORDS);
    int topTokens = (int) require("topK", topK.get(), 0, 1_000_000);
    double topProbability = require("topP", topP.get(), 0.01, 1);
    var sampler = new Sampler(t, topTokens == 0 ? Integer.MAX_VALUE : topTokens, topProbability);
    var generation = Generation.of(predictor(), maxWords, sampler, random());
    var line = new TokenLine(generation.words(), !generation.model().isToy(), random());

    var narration = new Commentary(this::say, this::time, this::pauseUntil);
    section("The last vector");
    var vectors = perform(new LastVectorAct(generation, line, narration));
    section("Unembedding");
    narration.tell(
        "A matrix has a row for each " + generation.model().unit() + " of the vocabulary.");
    var unembedding = perform(new UnembeddingAct(generation, vectors));
    section("Softmax and choice");
    perform(new ChoosingAct(generation, line, unembedding, narration));
    narration.finish();
  }

  private WordPredictor predictor() {
    if (model.isGiven()) {
      return model.decoder(
          opened -> WordPredictor.Opened.of(opened, prompt.get(), MAX_PROMPT_WORDS));
    }
    var tiny = TinyLanguageModel.trained();
    return new WordPredictor.Tiny(tiny, tiny.read(prompt.get(), MAX_PROMPT_WORDS));
  }

  private static double require(String name, double value, double min, double max) {
    if (!(value >= min && value <= max)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "the parameter %s is %s, but must be from %s to %s",
              name,
              value,
              number(min),
              number(max)));
    }
    return value;
  }

  private static String number(double value) {
    return value == Math.rint(value) ? String.valueOf((long) value) : String.valueOf(value);
  }
}
