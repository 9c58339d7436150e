package zoetrope.scenes.notes;

import java.util.List;
import java.util.Locale;
import zoetrope.attention.AttentionHead;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.DotProductAttention;
import zoetrope.attention.LinearMap;
import zoetrope.attention.PositionalEncoding;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.WeightGenerator;
import zoetrope.attention.WordTokens;
import zoetrope.scenes.components.WordLimits;

/**
 * Self-attention so small that every number of it can be shown: T words of a phrase, vectors of C
 * numbers, and weights by chance, as they are before any training.
 *
 * @param words the words, without the blanks and signs around them
 * @param embeddings of the words wherever they stand, [T, C]; a capital makes no difference
 * @param positions sines and cosines that tell the place, [T, C]
 * @param head W_Q, W_K and W_V, each [C, C]
 * @param trace all steps with a causal mask
 */
record SmallAttention(
    List<String> words,
    RealMatrix embeddings,
    RealMatrix positions,
    AttentionHead head,
    AttentionTrace trace) {
  /**
   * The attention of {@code phrase} with vectors of {@code channels} numbers.
   *
   * @throws IllegalArgumentException when it has fewer than 2 or more than {@code most} words
   */
  static SmallAttention of(String phrase, int most, int channels, long seed) {
    List<String> words = words(phrase, most);
    RealMatrix embeddings = embeddings(words, channels, seed);
    RealMatrix positions = new PositionalEncoding.Sinusoidal(channels).encode(words.size());
    var random = WeightGenerator.of(seed, "weights");
    var head =
        new AttentionHead(map(random, channels), map(random, channels), map(random, channels));
    AttentionTrace trace = head.trace(embeddings.plus(positions), DotProductAttention.causal());
    return new SmallAttention(words, embeddings, positions, head, trace);
  }

  /** The words of {@code phrase}, at least 2 and at most {@code most}. */
  static List<String> words(String phrase, int most) {
    List<String> words = WordTokens.of(phrase).stream().map(WordTokens::word).toList();
    new WordLimits(2, most).require("the phrase", words);
    return words;
  }

  /** A vector of normally distributed numbers for each word, the same for the same word. */
  static RealMatrix embeddings(List<String> words, int channels, long seed) {
    double[][] rows = new double[words.size()][];
    for (int i = 0; i < rows.length; i++) {
      String word = words.get(i).toLowerCase(Locale.ROOT);
      rows[i] = WeightGenerator.of(seed, word).gaussian(1, channels, 1).row(0);
    }
    return RealMatrix.ofRows(rows);
  }

  private static LinearMap map(WeightGenerator random, int channels) {
    // With this deviation the numbers of queries, keys and values are as large as those of X.
    return new LinearMap(random.gaussian(channels, channels, 1 / Math.sqrt(channels)));
  }

  /** How many words there are, T. */
  int size() {
    return words.size();
  }

  /** What goes into attention: words and places, [T, C]. */
  RealMatrix input() {
    return embeddings.plus(positions);
  }

  /** The weights of {@code map} as they stand right of rows: X · W. */
  static RealMatrix rightOfRows(LinearMap map) {
    return map.weights().transpose();
  }
}
