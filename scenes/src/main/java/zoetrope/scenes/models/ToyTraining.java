package zoetrope.scenes.models;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.Softmax;
import zoetrope.attention.layer.BlockTrace;
import zoetrope.scenes.models.ToyWeights.Name;

/**
 * A small transformer that is trained on ten sentences when it is made, always in the same way: all
 * sentences at once, by Adam (Kingma and Ba 2015). Three animals do four things each, and make
 * their own sound at the end: to tell it, the model has to look back to the animal. Two of the
 * twelve sentences it never reads.
 *
 * <pre>{@code
 * ToyTraining training = ToyTraining.of(120);
 * double[] chances = training.chances(120, List.of("the", "bird", "lay", "on", "the", "rug", "and"));
 * }</pre>
 */
final class ToyTraining {
  /** The last word of each sentence. */
  static final String END = ".";

  private static final String[] ANIMALS = {"cat", "dog", "bird"};
  private static final String[] SOUNDS = {"purred", "barked", "sang"};
  private static final String[] DEEDS = {
    "sat on the mat", "slept in the tree", "ran to the river", "lay on the rug"
  };
  private static final Set<String> HELD_BACK =
      Set.of("the bird lay on the rug and sang .", "the cat ran to the river and purred .");
  private static final long SEED = 3;
  private static final double RATE = 0.015;

  private final List<String> vocabulary;
  private final List<List<String>> sentences;
  private final List<ToyWeights> history = new ArrayList<>();
  private final List<Double> losses = new ArrayList<>();

  private ToyTraining(List<List<String>> sentences, List<String> vocabulary) {
    this.sentences = sentences;
    this.vocabulary = vocabulary;
  }

  /** The training of so many steps. */
  static ToyTraining of(int steps) {
    List<List<String>> read = new ArrayList<>();
    Set<String> words = new LinkedHashSet<>();
    for (String sentence : all()) {
      List<String> split = List.of(sentence.split(" "));
      words.addAll(split);
      if (!HELD_BACK.contains(sentence)) {
        read.add(split);
      }
    }
    ToyTraining training = new ToyTraining(read, List.copyOf(words));
    training.learn(steps);
    return training;
  }

  private static List<String> all() {
    List<String> all = new ArrayList<>();
    for (String deed : DEEDS) {
      for (int i = 0; i < ANIMALS.length; i++) {
        all.add("the " + ANIMALS[i] + " " + deed + " and " + SOUNDS[i] + " " + END);
      }
    }
    return all;
  }

  private void learn(int steps) {
    int positions = sentences.get(0).size() - 1;
    ToyWeights weights = ToyWeights.random(vocabulary.size(), positions, SEED);
    Map<Name, RealMatrix> first = zeros(weights);
    Map<Name, RealMatrix> second = zeros(weights);
    for (int step = 0; ; step++) {
      Map<Name, RealMatrix> gradient = zeros(weights);
      double loss = 0;
      int predictions = 0;
      for (List<String> sentence : sentences) {
        ToyGradient one = new ToyGradient(weights, ids(sentence));
        loss += one.loss();
        predictions += sentence.size() - 1;
        one.get().forEach((name, part) -> gradient.merge(name, part, RealMatrix::plus));
      }
      history.add(weights);
      losses.add(loss / predictions);
      if (step == steps) {
        return;
      }
      weights = adam(weights, gradient, first, second, predictions, step + 1);
    }
  }

  /**
   * A step of Adam, with the means of the gradient and of its square in {@code m} and {@code v}.
   */
  private static ToyWeights adam(
      ToyWeights weights,
      Map<Name, RealMatrix> gradient,
      Map<Name, RealMatrix> m,
      Map<Name, RealMatrix> v,
      int predictions,
      int step) {
    double first = 1 - StrictMath.pow(0.9, step);
    double second = 1 - StrictMath.pow(0.99, step);
    Map<Name, RealMatrix> next = new EnumMap<>(Name.class);
    for (Name name : Name.values()) {
      RealMatrix g = gradient.get(name).times(1.0 / predictions);
      RealMatrix mean = m.get(name).times(0.9).plus(g.times(0.1));
      RealMatrix square = v.get(name).times(0.99).plus(g.map(x -> x * x).times(0.01));
      m.put(name, mean);
      v.put(name, square);
      RealMatrix old = weights.get(name);
      next.put(
          name,
          RealMatrix.of(
              old.rows(),
              old.columns(),
              (i, j) ->
                  old.get(i, j)
                      - RATE
                          * (mean.get(i, j) / first)
                          / (Math.sqrt(square.get(i, j) / second) + 1e-8)));
    }
    return ToyWeights.of(next);
  }

  private static Map<Name, RealMatrix> zeros(ToyWeights weights) {
    Map<Name, RealMatrix> zeros = new EnumMap<>(Name.class);
    for (Name name : Name.values()) {
      zeros.put(name, RealMatrix.zeros(weights.get(name).rows(), weights.get(name).columns()));
    }
    return zeros;
  }

  /** All words it knows, in the order in which it meets them. */
  List<String> vocabulary() {
    return vocabulary;
  }

  /** The sentences that it reads. */
  List<List<String>> sentences() {
    return sentences;
  }

  /** How many steps there were. */
  int steps() {
    return losses.size() - 1;
  }

  /** The mean cross-entropy of a word before each step, and after the last: in nats. */
  List<Double> losses() {
    return List.copyOf(losses);
  }

  /**
   * What no model of these sentences can go below: which of the animals comes, and what it does, is
   * chance.
   */
  double leastLoss() {
    double sum = 0;
    int count = 0;
    for (List<String> sentence : sentences) {
      for (int t = 1; t < sentence.size(); t++) {
        List<String> before = sentence.subList(0, t);
        String next = sentence.get(t);
        int same = 0;
        int hits = 0;
        for (List<String> other : sentences) {
          if (other.subList(0, t).equals(before)) {
            same++;
            hits += other.get(t).equals(next) ? 1 : 0;
          }
        }
        sum -= StrictMath.log((double) hits / same);
        count++;
      }
    }
    return sum / count;
  }

  /** The weights after so many steps. */
  ToyWeights weights(int step) {
    return history.get(step);
  }

  /** Every step of the block for a text, after so many steps of training. */
  BlockTrace trace(int step, List<String> words) {
    ToyWeights weights = history.get(step);
    return weights.block().trace(weights.embed(ids(words)));
  }

  /** How likely each word of the vocabulary is next, after so many steps of training. */
  double[] chances(int step, List<String> words) {
    RealMatrix output = trace(step, words).output();
    RealMatrix logits = weights(step).logits(output);
    return Softmax.of(logits.row(logits.rows() - 1));
  }

  /**
   * The numbers of words.
   *
   * @throws IllegalArgumentException if one is not in the vocabulary
   */
  List<Integer> ids(List<String> words) {
    List<Integer> ids = new ArrayList<>();
    for (String word : words) {
      int id = vocabulary.indexOf(word);
      if (id < 0) {
        throw new IllegalArgumentException(
            "the model has never read \"" + word + "\"; it knows " + String.join(" ", vocabulary));
      }
      ids.add(id);
    }
    return ids;
  }
}
