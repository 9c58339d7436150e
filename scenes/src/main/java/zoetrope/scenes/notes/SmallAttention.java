package zoetrope.scenes.notes;

import java.util.Arrays;
import java.util.List;
import zoetrope.attention.AttentionHead;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.LinearMap;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.Softmax;
import zoetrope.attention.WordTokens;
import zoetrope.attention.toy.ToyModel;
import zoetrope.attention.toy.ToySize;
import zoetrope.scenes.components.WordLimits;
import zoetrope.scenes.numbers.Rounding;

/**
 * A self-attention small enough to show every number: T words of a phrase, vectors of C numbers,
 * and the weights of a toy model trained on a dozen sentences. Each step is computed from the
 * numbers of the step before as they are shown: weights and weighted values have two decimal
 * places, everything else has one.
 *
 * @param words the words, without the spaces and punctuation around them
 * @param embeddings the embeddings of the words, [T, C]; independent of position and capital
 *     letters
 * @param positions the sines and cosines of the positions, [T, C]
 * @param head W_Q, W_K and W_V, each [C, C]
 * @param trace all steps with a causal mask; the weights of each row add up to exactly 1
 */
record SmallAttention(
    List<String> words,
    RealMatrix embeddings,
    RealMatrix positions,
    AttentionHead head,
    AttentionTrace trace) {
  /**
   * Returns the attention of {@code phrase} with vectors of {@code channels} numbers.
   *
   * @throws IllegalArgumentException if the phrase has fewer than 2 or more than {@code maxWords}
   *     words
   */
  static SmallAttention of(String phrase, int maxWords, int channels, long seed) {
    List<String> words = words(phrase, maxWords);
    var model = ToyModel.trained(ToySize.bare(channels), seed);
    RealMatrix embeddings = Rounding.to(1, model.embeddings(words));
    RealMatrix positions = Rounding.to(1, model.positions(words.size()));
    AttentionHead exact = model.attention().heads().get(0);
    var head =
        new AttentionHead(
            rounded(exact.query()), rounded(exact.key()), rounded(exact.value().whole()));
    RealMatrix input = Rounding.to(1, embeddings.plus(positions));
    return new SmallAttention(words, embeddings, positions, head, trace(head, input, model));
  }

  private static LinearMap rounded(LinearMap map) {
    return new LinearMap(Rounding.to(1, map.weights()));
  }

  /** Computes the steps, each from the rounded numbers of the step before. */
  private static AttentionTrace trace(AttentionHead head, RealMatrix input, ToyModel model) {
    RealMatrix queries = Rounding.to(1, head.query().apply(input));
    RealMatrix keys = Rounding.to(1, head.key().apply(input));
    RealMatrix values = Rounding.to(1, head.value().apply(input));
    RealMatrix products = Rounding.to(2, queries.timesTransposed(keys));
    RealMatrix scores = Rounding.to(1, products.times(1 / Math.sqrt(queries.columns())));
    RealMatrix masked = model.kind().mask().applyTo(scores);
    RealMatrix weights = Rounding.sharesOfRows(2, Softmax.ofRows(masked));
    var trace =
        new AttentionTrace(queries, keys, values, products, scores, masked, weights, values);
    RealMatrix output =
        RealMatrix.of(
            values.rows(),
            values.columns(),
            (i, c) -> Arrays.stream(weightedValues(trace, i).column(c)).sum());
    return new AttentionTrace(
        queries, keys, values, products, scores, masked, weights, Rounding.to(2, output));
  }

  private static RealMatrix weightedValues(AttentionTrace trace, int query) {
    return Rounding.to(2, trace.weightedValues(query));
  }

  /**
   * Returns the values times their weights for the query {@code query}; the output is their sum.
   */
  RealMatrix weightedValues(int query) {
    return weightedValues(trace, query);
  }

  /** Returns the words of {@code phrase}, at least 2 and at most {@code maxWords}. */
  static List<String> words(String phrase, int maxWords) {
    List<String> words = WordTokens.of(phrase).stream().map(WordTokens::word).toList();
    new WordLimits(2, maxWords).require("the phrase", words);
    return words;
  }

  /** Returns the number of words, T. */
  int size() {
    return words.size();
  }

  /** Returns the input of the attention: the sum of words and positions, [T, C]. */
  RealMatrix input() {
    return Rounding.to(1, embeddings.plus(positions));
  }

  /** Returns the weights of {@code map} for a product with rows on the left: X · W. */
  static RealMatrix rightOfRows(LinearMap map) {
    return map.weights().transpose();
  }
}
