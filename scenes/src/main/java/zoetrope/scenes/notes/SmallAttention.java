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
 * Self-attention so small that every number of it can be shown: T words of a phrase, vectors of C
 * numbers, and the weights of a toy model that has been trained on a dozen sentences.
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
    var model = ToyModel.trained(ToySize.bare(channels), seed);
    RealMatrix embeddings = model.embeddings(words);
    RealMatrix positions = model.positions(words.size());
    AttentionHead head = model.attention().heads().get(0);
    AttentionTrace trace = head.trace(embeddings.plus(positions), model.kind());
    return new SmallAttention(words, embeddings, positions, head, trace);
  }

  /** The words of {@code phrase}, at least 2 and at most {@code most}. */
  static List<String> words(String phrase, int most) {
    List<String> words = WordTokens.of(phrase).stream().map(WordTokens::word).toList();
    new WordLimits(2, most).require("the phrase", words);
    return words;
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
