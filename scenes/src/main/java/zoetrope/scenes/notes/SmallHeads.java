package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.stream.IntStream;
import zoetrope.attention.MultiHeadAttention;
import zoetrope.attention.MultiHeadTrace;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.toy.ToyModel;
import zoetrope.attention.toy.ToySize;
import zoetrope.color.Color;

/**
 * Several heads of attention, so small that every number can be shown. Each makes an equal part of
 * the C numbers of a word. They are those of a toy model, trained on a dozen sentences.
 *
 * @param words T words, without the blanks and signs around them
 * @param input words and places, [T, C]
 * @param attention the heads, each from C numbers to C / heads, and the output map [C, C]
 * @param trace all steps with a causal mask
 */
record SmallHeads(
    List<String> words, RealMatrix input, MultiHeadAttention attention, MultiHeadTrace trace) {
  /** How many numbers a vector has, C. */
  static final int CHANNELS = 6;

  private static final int MOST_WORDS = 5;
  private static final List<Color> COLORS =
      List.of(BLUE_C, GREEN_C, GOLD_C, PINK, TEAL_B, MAROON_B);

  /**
   * {@code count} heads for {@code phrase}.
   *
   * @throws IllegalArgumentException when there are fewer than 2 or more than 5 words, or C numbers
   *     cannot be divided among the heads
   */
  static SmallHeads of(String phrase, int count, long seed) {
    List<String> words = SmallAttention.words(phrase, MOST_WORDS);
    if (count < 1 || CHANNELS % count != 0) {
      throw new IllegalArgumentException(
          "the parameter heads is "
              + count
              + ", but each head makes an equal part of "
              + CHANNELS
              + " numbers: it must be one of "
              + IntStream.rangeClosed(1, CHANNELS).filter(h -> CHANNELS % h == 0).boxed().toList());
    }
    var model = ToyModel.trained(ToySize.of(CHANNELS, count), seed);
    RealMatrix input = model.input(words);
    MultiHeadAttention attention = model.attention();
    return new SmallHeads(words, input, attention, attention.trace(input, model.kind()));
  }

  /** How many heads there are. */
  int count() {
    return attention.heads().size();
  }

  /** How many numbers a head makes of a word, C / heads. */
  int headSize() {
    return CHANNELS / count();
  }

  /** W_O as it stands right of rows, [C, C]. */
  RealMatrix projection() {
    return SmallAttention.rightOfRows(attention.output());
  }

  /** The colour of all that comes from head {@code head}. */
  static Color color(int head) {
    return COLORS.get(head);
  }

  /** What {@code head} adds to the number {@code column} of the output of word {@code word}. */
  double share(int head, int word, int column) {
    double sum = 0;
    for (int c = head * headSize(); c < (head + 1) * headSize(); c++) {
      sum += trace.concatenated().get(word, c) * projection().get(c, column);
    }
    return sum;
  }
}
