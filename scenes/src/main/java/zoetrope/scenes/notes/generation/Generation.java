package zoetrope.scenes.notes.generation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import zoetrope.attention.Softmax;
import zoetrope.attention.layer.Sampler;

/**
 * A text and what a model wrote after it, one word at a time, with all that it took to choose them.
 *
 * @param model that wrote it
 * @param first what the model made of the prompt
 * @param sampler how words are chosen
 * @param steps one for each word that was added, at least one
 */
record Generation(
    WordPredictor model, TinyLanguageModel.Prediction first, Sampler sampler, List<Step> steps) {

  /**
   * The choice of a word.
   *
   * @param logits of each word of the vocabulary
   * @param chances of each word, 0 for those that are left out
   * @param ranking the vocabulary, likeliest first
   * @param draw a number by chance, in [0, 1)
   * @param chosen the word in whose part of the ranking the draw fell
   */
  record Step(double[] logits, double[] chances, int[] ranking, double draw, int chosen) {
    /** The chances at a temperature, of which none is left out. */
    double[] at(double temperature) {
      return Softmax.at(temperature, logits);
    }
  }

  /** At most {@code most} words after the prompt; the end of a sentence is the last. */
  static Generation of(WordPredictor model, int most, Sampler sampler, Random random) {
    TinyLanguageModel.Prediction first = model.first();
    List<Integer> text = new ArrayList<>(model.prompt());
    List<Step> steps = new ArrayList<>();
    while (steps.size() < most && !model.ends(text.get(text.size() - 1))) {
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
    // The last word that is not left out takes what rounding leaves.
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

  /** How many words the prompt has. */
  int prompted() {
    return model.prompt().size();
  }

  /** The words of the prompt and those that were added. */
  List<String> words() {
    List<String> words = new ArrayList<>();
    model.prompt().forEach(id -> words.add(model.word(id)));
    steps.forEach(step -> words.add(model.word(step.chosen())));
    return words;
  }
}
