package zoetrope.scenes.notes;

import java.util.List;
import zoetrope.attention.AttentionHead;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.LinearMap;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.WordTokens;
import zoetrope.attention.toy.ToyModel;
import zoetrope.attention.toy.ToySize;
import zoetrope.scenes.components.WordLimits;

/**
 * A self-attention small enough to show every number: T words of a phrase, vectors of C numbers,
 * and the weights of a toy model trained on a dozen sentences.
 *
 * @param words the words, without the spaces and punctuation around them
 * @param embeddings the embeddings of the words, [T, C]; independent of position and capital
 *     letters
 * @param positions the sines and cosines of the positions, [T, C]
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
   * Returns the attention of {@code phrase} with vectors of {@code channels} numbers.
   *
   * @throws IllegalArgumentException if the phrase has fewer than 2 or more than {@code maxWords}
   *     words
   */
  static SmallAttention of(String phrase, int maxWords, int channels, long seed) {
    List<String> words = words(phrase, maxWords);
    var model = ToyModel.trained(ToySize.bare(channels), seed);
    RealMatrix embeddings = model.embeddings(words);
    RealMatrix positions = model.positions(words.size());
    AttentionHead head = model.attention().heads().get(0);
    AttentionTrace trace = head.trace(embeddings.plus(positions), model.kind());
    return new SmallAttention(words, embeddings, positions, head, trace);
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
    return embeddings.plus(positions);
  }

  /** Returns the weights of {@code map} for a product with rows on the left: X · W. */
  static RealMatrix rightOfRows(LinearMap map) {
    return map.weights().transpose();
  }
}
