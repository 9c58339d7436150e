package zoetrope.scenes.models;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import zoetrope.attention.RealMatrix;

/**
 * The activations of the neurons of a layer for each word.
 *
 * @param toy whether the model is the toy
 * @param lines the lines of the text
 * @param fires the activations by neuron, line and word
 */
record Firing(boolean toy, List<List<String>> lines, double[][][] fires) {
  private static final int SHOWN = 3;
  private static final int TOKENS_OF_A_LINE = 8;

  /**
   * Returns the activations of the toy for all its training sentences, or of a model for its
   * phrase.
   */
  static Firing of(StudiedModel model, int layer) {
    if (model instanceof StudiedModel.Toy toy) {
      List<List<String>> lines = new ArrayList<>();
      List<RealMatrix> neurons = new ArrayList<>();
      for (List<String> sentence : toy.training().sentences()) {
        List<String> read = sentence.subList(0, sentence.size() - 1);
        lines.add(read);
        neurons.add(toy.training().trace(StudiedModel.STEPS, read).feedForward().neurons());
      }
      return new Firing(true, lines, byNeuron(neurons));
    }
    List<List<String>> lines = new ArrayList<>();
    List<RealMatrix> neurons = new ArrayList<>();
    int tokens = model.tokens().size();
    int count = (tokens + TOKENS_OF_A_LINE - 1) / TOKENS_OF_A_LINE;
    for (int line = 0; line < count; line++) {
      int from = line * tokens / count;
      int to = (line + 1) * tokens / count;
      lines.add(model.tokens().subList(from, to));
      neurons.add(model.trace(layer).feedForward().neurons().sliceRows(from, to));
    }
    return new Firing(false, lines, byNeuron(neurons));
  }

  private static double[][][] byNeuron(List<RealMatrix> lines) {
    double[][][] fires = new double[lines.get(0).columns()][lines.size()][];
    for (int line = 0; line < lines.size(); line++) {
      for (int n = 0; n < fires.length; n++) {
        fires[n][line] = lines.get(line).column(n);
      }
    }
    return fires;
  }

  /** Returns the activation of a neuron for a word relative to the neuron's maximum, in [0, 1]. */
  double share(int neuron, int line, int word) {
    return Math.max(0, Math.min(1, fires[neuron][line][word] / Math.max(1e-9, maximum(neuron))));
  }

  private double maximum(int neuron) {
    double maximum = 0;
    for (double[] sentence : fires[neuron]) {
      for (double value : sentence) {
        maximum = Math.max(maximum, value);
      }
    }
    return maximum;
  }

  /** Returns the number of words that activate a neuron by more than half of its maximum. */
  private long count(int neuron) {
    double half = maximum(neuron) / 2;
    long count = 0;
    for (double[] sentence : fires[neuron]) {
      for (double value : sentence) {
        count += value > half ? 1 : 0;
      }
    }
    return count;
  }

  /**
   * Returns neurons that fire strongly for few words, each for other words. In the toy's many
   * sentences, a neuron must fire for several words.
   */
  List<Integer> choice() {
    int minWords = toy ? 3 : 1;
    double minMaximum = toy ? 0.5 : 0;
    int maxWords = toy ? 12 : Math.max(1, lines.stream().mapToInt(List::size).sum() / 3);
    List<Integer> order =
        IntStream.range(0, fires.length)
            .filter(n -> maximum(n) > minMaximum && count(n) >= minWords && count(n) <= maxWords)
            .boxed()
            .sorted(Comparator.comparingDouble(n -> -maximum(n)))
            .toList();
    List<Integer> choice = new ArrayList<>();
    for (int neuron : order) {
      if (choice.size() < SHOWN && choice.stream().noneMatch(other -> alike(neuron, other))) {
        choice.add(neuron);
      }
    }
    return choice;
  }

  /**
   * Returns the words that activate a neuron by more than half of its maximum, in reading order.
   */
  List<String> words(int neuron) {
    double half = maximum(neuron) / 2;
    Set<String> words = new LinkedHashSet<>();
    for (int line = 0; line < lines.size(); line++) {
      for (int word = 0; word < lines.get(line).size(); word++) {
        if (fires[neuron][line][word] > half) {
          words.add(lines.get(line).get(word));
        }
      }
    }
    return List.copyOf(words);
  }

  private boolean alike(int one, int other) {
    double product = 0;
    double first = 0;
    double second = 0;
    for (int s = 0; s < fires[one].length; s++) {
      for (int w = 0; w < fires[one][s].length; w++) {
        product += fires[one][s][w] * fires[other][s][w];
        first += fires[one][s][w] * fires[one][s][w];
        second += fires[other][s][w] * fires[other][s][w];
      }
    }
    return product > 0.5 * Math.sqrt(first * second);
  }
}
