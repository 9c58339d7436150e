package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.Locale;
import zoetrope.scene.Parameter;
import zoetrope.scenes.components.Commentary;

/**
 * How a language model finds the next word: the last vector, the unembedding matrix, the softmax, a
 * word picked by chance, and the same again. The model is small, but nothing of it is invented.
 */
public final class NextToken extends Scene {
  private static final int MOST_PROMPT = 8;
  private static final int MOST_WORDS = 6;
  private static final double HOTTEST = 10;

  private final Parameter<String> prompt =
      parameter("prompt", "the cat sat on the", "2 to 8 words that the small model knows");
  private final Parameter<Double> temperature =
      parameter("temperature", 1.0, "0 for the likeliest word, at most 10");
  private final Parameter<Integer> words =
      parameter("words", 4, "how many words are added at most, 1 to 6");

  /** The film, about three quarters of a minute long. */
  public NextToken() {}

  @Override
  protected void construct() {
    double t = require("temperature", temperature.get(), 0, HOTTEST);
    int most = (int) require("words", words.get(), 1, MOST_WORDS);
    var model = TinyLanguageModel.trained();
    List<String> beginning = model.read(prompt.get(), MOST_PROMPT);
    var generation = Generation.of(model, beginning, most, t, random());
    var line = new TokenLine(generation.words(model.vocabulary()), random());

    var narration = new Commentary(this::say, this::time, this::pauseUntil);
    section("The last vector");
    var vectors = perform(new LastVectorAct(generation, line, narration));
    section("Unembedding");
    narration.tell("A matrix has a row for each word of the vocabulary.");
    var unembedding =
        perform(new UnembeddingAct(model, generation.steps().get(0).prediction(), vectors));
    section("Softmax and choice");
    perform(new ChoosingAct(model, generation, t, line, unembedding, narration));
    narration.finish();
  }

  private static double require(String name, double value, double least, double most) {
    if (!(value >= least && value <= most)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "the parameter %s is %s, but must be from %.0f to %.0f",
              name,
              value,
              least,
              most));
    }
    return value;
  }
}
