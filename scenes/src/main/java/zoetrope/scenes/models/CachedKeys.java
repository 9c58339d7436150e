package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import zoetrope.scene.Parameter;
import zoetrope.scenes.components.WordLimits;

/**
 * Why models keep keys and values while they write: without that all of the text is computed again
 * for each new word, with it one column of the pattern.
 */
public final class CachedKeys extends Scene {
  private static final int STEPS = 120;
  private static final int LONGEST = 8;

  private final Parameter<String> prompt =
      parameter(
          "prompt",
          "the bird lay on",
          "2 to 7 words of those that the toy reads; it goes on until it has 8, or its sentence ends");

  /** The film, less than a minute long. */
  public CachedKeys() {}

  @Override
  protected void construct() {
    List<String> words =
        new ArrayList<>(List.of(prompt.get().strip().toLowerCase(Locale.ROOT).split("\\s+")));
    new WordLimits(2, 7).require("the prompt", words);
    var training = ToyTraining.of(STEPS);
    int given = words.size();
    while (words.size() < LONGEST && !words.get(words.size() - 1).equals(ToyTraining.END)) {
      words.add(likeliest(training, words));
    }
    section("Word by word");
    perform(new CacheAct(training, words, given));
  }

  private static String likeliest(ToyTraining training, List<String> words) {
    double[] chances = training.chances(STEPS, words);
    int best = 0;
    for (int word = 1; word < chances.length; word++) {
      best = chances[word] > chances[best] ? word : best;
    }
    return training.vocabulary().get(best);
  }
}
