package zoetrope.attention.toy;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.Softmax;
import zoetrope.attention.layer.BlockTrace;

/**
 * A small transformer that is trained on ten sentences when it is created, always in the same way:
 * all sentences at once, by Adam. Three animals do four things each, and make a sound at the end.
 * To predict the sound, the model has to look back to the animal. Two of the twelve sentences are
 * not used for training. Unlike a {@link ToyModel}, it has norms, a feed-forward network and any
 * number of blocks, and stores its weights after each step.
 *
 * <pre>{@code
 * ToyTraining training = ToyTraining.of(120);
 * double[] chances = training.chances(120, List.of("the", "bird", "lay", "on", "the", "rug", "and"));
 * }</pre>
 */
public final class ToyTraining {
  /** The last word of each sentence. */
  public static final String END = ".";

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

  /**
   * Checks that words are in the vocabulary.
   *
   * @throws IllegalArgumentException if one is not in the training sentences
   */
  public static void requireWords(List<String> words) {
    Set<String> known = new LinkedHashSet<>();
    all().forEach(sentence -> known.addAll(List.of(sentence.split(" "))));
    words.forEach(word -> require(word, List.copyOf(known)));
  }

  private static int require(String word, List<String> known) {
    int id = known.indexOf(word);
    if (id < 0) {
      throw new IllegalArgumentException(
          "the model has never read \"" + word + "\"; it knows " + String.join(" ", known));
    }
    return id;
  }

  /** Trains a model of one block in {@code steps} steps. */
  public static ToyTraining of(int steps) {
    return of(steps, 1);
  }

  /** Trains a model of {@code blocks} blocks in {@code steps} steps. */
  public static ToyTraining of(int steps, int blocks) {
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
    training.learn(steps, blocks);
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

  private void learn(int steps, int blocks) {
    int positions = sentences.get(0).size() - 1;
    ToyWeights weights = ToyWeights.random(vocabulary.size(), positions, blocks, SEED);
    Adam adam = new Adam(RATE, 0);
    for (int step = 0; ; step++) {
      double loss = 0;
      int predictions = 0;
      List<RealMatrix> sums = null;
      for (List<String> sentence : sentences) {
        ToyGradient one = new ToyGradient(weights, ids(sentence));
        loss += one.loss();
        predictions += sentence.size() - 1;
        sums = sums == null ? one.get() : sum(sums, one.get());
      }
      history.add(weights);
      losses.add(loss / predictions);
      if (step == steps) {
        return;
      }
      double share = 1.0 / predictions;
      weights =
          new ToyWeights(
              adam.step(weights.all(), sums.stream().map(sum -> sum.times(share)).toList()));
    }
  }

  private static List<RealMatrix> sum(List<RealMatrix> one, List<RealMatrix> other) {
    return IntStream.range(0, one.size()).mapToObj(k -> one.get(k).plus(other.get(k))).toList();
  }

  /** Returns all known words, in the order of their first occurrence. */
  public List<String> vocabulary() {
    return vocabulary;
  }

  /** Returns the training sentences. */
  public List<List<String>> sentences() {
    return sentences;
  }

  /** Returns the number of steps. */
  public int steps() {
    return losses.size() - 1;
  }

  /** Returns the mean cross-entropy of a word before each step and after the last, in nats. */
  public List<Double> losses() {
    return List.copyOf(losses);
  }

  /** Returns the mean cross-entropy of a word of the training sentences with other weights. */
  public double loss(ToyWeights other) {
    double loss = 0;
    int predictions = 0;
    for (List<String> sentence : sentences) {
      loss += new ToyGradient(other, ids(sentence)).loss();
      predictions += sentence.size() - 1;
    }
    return loss / predictions;
  }

  /**
   * Returns the smallest possible loss for these sentences. It is not 0, because the animal and its
   * action cannot be predicted.
   */
  public double leastLoss() {
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

  /** Returns the weights after {@code step} steps. */
  public ToyWeights weights(int step) {
    return history.get(step);
  }

  /**
   * Computes every step of the first block for a text, with the weights after {@code step} training
   * steps.
   */
  public BlockTrace trace(int step, List<String> words) {
    return traces(step, words).get(0);
  }

  /**
   * Computes every step of each block for a text, with the weights after {@code step} training
   * steps.
   */
  public List<BlockTrace> traces(int step, List<String> words) {
    return history.get(step).traces(ids(words));
  }

  /**
   * Returns the probability of each word of the vocabulary as the next one, after {@code step}
   * training steps.
   */
  public double[] chances(int step, List<String> words) {
    List<BlockTrace> traces = traces(step, words);
    RealMatrix logits = weights(step).logits(traces.get(traces.size() - 1).output());
    return Softmax.of(logits.row(logits.rows() - 1));
  }

  /**
   * Returns the indices of words.
   *
   * @throws IllegalArgumentException if one is not in the vocabulary
   */
  public List<Integer> ids(List<String> words) {
    List<Integer> ids = new ArrayList<>();
    words.forEach(word -> ids.add(require(word, vocabulary)));
    return ids;
  }
}
