package zoetrope.scenes.notes;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import zoetrope.attention.Softmax;

/**
 * A text and what a model wrote after it, one word at a time, with all that it took to choose them.
 *
 * @param prompt the words it began with
 * @param steps one for each word that was added, at least one
 */
record Generation(List<String> prompt, List<Step> steps) {

  /**
   * The choice of a word.
   *
   * @param prediction what the model made of the text so far
   * @param chances of each word of the vocabulary
   * @param ranking the vocabulary, likeliest first
   * @param draw a number by chance, in [0, 1)
   * @param chosen the word in whose part of the ranking the draw fell
   */
  record Step(
      TinyLanguageModel.Prediction prediction,
      double[] chances,
      int[] ranking,
      double draw,
      int chosen) {}

  /** At most {@code most} words after {@code prompt}; the end of a sentence is the last. */
  static Generation of(
      TinyLanguageModel model, List<String> prompt, int most, double temperature, Random random) {
    List<String> text = new ArrayList<>(prompt);
    List<Step> steps = new ArrayList<>();
    while (steps.size() < most && !text.get(text.size() - 1).equals(TinyLanguageModel.END)) {
      Step step = choose(model.predict(text), temperature, random.nextDouble());
      steps.add(step);
      text.add(model.vocabulary().get(step.chosen()));
    }
    return new Generation(prompt, List.copyOf(steps));
  }

  private static Step choose(
      TinyLanguageModel.Prediction prediction, double temperature, double draw) {
    double[] chances = Softmax.at(temperature, prediction.logits());
    int[] ranking =
        IntStream.range(0, chances.length)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> -prediction.logits()[i]))
            .mapToInt(i -> i)
            .toArray();
    double sum = 0;
    // The last word takes what rounding leaves.
    int chosen = ranking[ranking.length - 1];
    for (int i : ranking) {
      sum += chances[i];
      if (draw < sum) {
        chosen = i;
        break;
      }
    }
    return new Step(prediction, chances, ranking, draw, chosen);
  }

  /** The words of the prompt and those that were added. */
  List<String> words(List<String> vocabulary) {
    List<String> words = new ArrayList<>(prompt);
    steps.forEach(step -> words.add(vocabulary.get(step.chosen())));
    return words;
  }
}
