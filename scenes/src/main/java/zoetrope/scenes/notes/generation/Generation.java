package zoetrope.scenes.notes.generation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import zoetrope.attention.Softmax;
import zoetrope.attention.layer.Sampler;

/**
 * A text and the words that a model added to it, with all numbers of their choice.
 *
 * @param model the model
 * @param first the model's prediction for the prompt
 * @param sampler the sampler that chose the words
 * @param steps one step for each added word, at least one
 */
record Generation(
    WordPredictor model, TinyLanguageModel.Prediction first, Sampler sampler, List<Step> steps) {

  /**
   * The choice of a word.
   *
   * @param logits the logit of each word of the vocabulary
   * @param chances the probability of each word, 0 for words that the sampler drops
   * @param ranking the vocabulary, likeliest first
   * @param draw a random number in [0, 1)
   * @param chosen the word whose part of the ranked probabilities contains the draw
   */
  record Step(double[] logits, double[] chances, int[] ranking, double draw, int chosen) {
    /** Returns the probabilities of all words at a temperature, without dropping any. */
    double[] at(double temperature) {
      return Softmax.at(temperature, logits);
    }
  }

  /**
   * Generates at most {@code maxWords} words after the prompt. It stops at the end of a sentence.
   */
  static Generation of(WordPredictor model, int maxWords, Sampler sampler, Random random) {
    TinyLanguageModel.Prediction first = model.first();
    List<Integer> text = new ArrayList<>(model.prompt());
    List<Step> steps = new ArrayList<>();
    while (steps.size() < maxWords && !model.ends(text.get(text.size() - 1))) {
      double[] logits = steps.isEmpty() ? first.logits() : model.logits(text);
      Step step = choose(logits, sampler, random.nextDouble());
      steps.add(step);
      text.add(step.chosen());
    }
    return new Generation(model, first, sampler, List.copyOf(steps));
  }

  private static Step choose(double[] logits, Sampler sampler, double draw) {
    double[] chances = sampler.chances(logits);
    int[] ranking =
        IntStream.range(0, chances.length)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> -logits[i]))
            .mapToInt(i -> i)
            .toArray();
    double sum = 0;
    // The last word with a probability above 0 gets the rounding error.
    int chosen = ranking[0];
    for (int i : ranking) {
      sum += chances[i];
      chosen = chances[i] > 0 || sampler.temperature() == 0 ? i : chosen;
      if (draw < sum) {
        break;
      }
    }
    return new Step(logits, chances, ranking, draw, chosen);
  }

  /** Returns the number of words of the prompt. */
  int prompted() {
    return model.prompt().size();
  }

  /** Returns the words of the prompt and those that were added. */
  List<String> words() {
    List<String> words = new ArrayList<>();
    model.prompt().forEach(id -> words.add(model.word(id)));
    steps.forEach(step -> words.add(model.word(step.chosen())));
    return words;
  }
}
