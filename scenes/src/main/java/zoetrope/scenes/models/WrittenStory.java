package zoetrope.scenes.models;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.Softmax;
import zoetrope.attention.WeightGenerator;
import zoetrope.attention.layer.Sampler;
import zoetrope.attention.model.CachedRun;
import zoetrope.attention.model.LanguageModel;
import zoetrope.attention.toy.ToyTraining;
import zoetrope.scenes.components.WordLimits;
import zoetrope.scenes.numbers.Rounding;

/**
 * A prompt and the words that a model added to it, with every step of every layer. Because no word
 * sees later ones, the numbers of a word are the same in each round.
 *
 * @param model the model, which read all words
 * @param given the number of words in the prompt
 */
record WrittenStory(StudiedModel model, int given) {
  /** The maximum number of words, with those that the model adds. */
  static final int MAX_WORDS = 8;

  private static final int TOY_LAYERS = 2;

  /**
   * A word that may come next.
   *
   * @param share its probability, with three decimal places
   */
  record Guess(String word, double share) {}

  /**
   * Lets the toy go on with a prompt until the sentence ends.
   *
   * @throws IllegalArgumentException if the toy cannot read the prompt
   */
  static WrittenStory ofToy(String prompt) {
    List<String> words =
        new ArrayList<>(List.of(prompt.strip().toLowerCase(Locale.ROOT).split("\\s+")));
    new WordLimits(2, MAX_WORDS - 1).require("the prompt", words);
    ToyTraining.requireWords(words);
    int given = words.size();
    ToyTraining training = ToyTraining.of(StudiedModel.STEPS, TOY_LAYERS);
    while (words.size() < MAX_WORDS && !words.get(words.size() - 1).equals(ToyTraining.END)) {
      double[] chances = training.chances(StudiedModel.STEPS, words);
      words.add(training.vocabulary().get(descending(chances).get(0)));
    }
    List<String> all = List.copyOf(words);
    return new WrittenStory(
        new StudiedModel.Toy(training, all, training.traces(StudiedModel.STEPS, all)), given);
  }

  /**
   * Lets a viewer's model go on with a prompt.
   *
   * @throws IllegalArgumentException if the model cannot read the prompt
   */
  static WrittenStory of(LanguageModel opened, String prompt) {
    CachedRun text = opened.begin(prompt);
    int given = text.tokens().size();
    while (text.tokens().size() < Math.min(MAX_WORDS, given + 3)) {
      int next = Sampler.GREEDY.pick(text.logits(), new WeightGenerator(0));
      if (next >= opened.tokenizer().size()) {
        break;
      }
      text = text.then(opened.tokenizer().token(next));
    }
    return new WrittenStory(
        StudiedModel.of("the prompt", opened.run(text.tokens()), MAX_WORDS), given);
  }

  private static List<Integer> descending(double[] chances) {
    return IntStream.range(0, chances.length)
        .boxed()
        .sorted(Comparator.comparingDouble(word -> -chances[word]))
        .toList();
  }

  List<String> words() {
    return model.tokens();
  }

  /** Whether this is the toy, which ends the sentence after the last word. */
  boolean endsNext() {
    return model.isToy() && guesses(words().size(), 1).get(0).word().equals(ToyTraining.END);
  }

  /**
   * Returns the likeliest words after the first {@code read} words, the best one first, and the
   * share of all other words last. The shares add up to 1.
   */
  List<Guess> guesses(int read, int count) {
    RealMatrix end = model.stream(model.layers()).sliceRows(read - 1, read);
    double[] chances = Softmax.of(model.logits(end).row(0));
    List<Integer> best = descending(chances).subList(0, count);
    double[] shown =
        IntStream.rangeClosed(0, count)
            .mapToDouble(i -> i < count ? chances[best.get(i)] : 0)
            .toArray();
    shown[count] = Math.max(0, 1 - Arrays.stream(shown).sum());
    double[] shares = Rounding.shares(3, shown);
    List<Guess> guesses = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      guesses.add(new Guess(model.token(best.get(i)), shares[i]));
    }
    guesses.add(new Guess("others", shares[count]));
    return guesses;
  }
}
