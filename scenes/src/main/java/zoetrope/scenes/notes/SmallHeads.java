package zoetrope.scenes.notes;

import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.stream.IntStream;
import zoetrope.attention.LinearMap;
import zoetrope.attention.MultiHeadAttention;
import zoetrope.attention.MultiHeadTrace;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.toy.ToyModel;
import zoetrope.attention.toy.ToySize;
import zoetrope.color.Color;
import zoetrope.scenes.numbers.Rounding;

/**
 * Several heads of attention, small enough to show every number. Each computes an equal part of the
 * C numbers of a word. The heads belong to a toy model trained on a dozen sentences. Everything has
 * one decimal place, and each step is computed from the numbers of the step before as they are
 * shown.
 *
 * @param words the T words, without the spaces and punctuation around them
 * @param input the sum of words and positions, [T, C]
 * @param attention the heads and the output map [C, C]; each head maps C numbers to C / heads
 * @param trace all steps with a causal mask
 */
record SmallHeads(
    List<String> words, RealMatrix input, MultiHeadAttention attention, MultiHeadTrace trace) {
  /** The number of dimensions of a vector, C. */
  static final int CHANNELS = 6;

  private static final int MAX_WORDS = 5;
  private static final List<Color> COLORS =
      List.of(BLUE_C, GREEN_C, GOLD_C, PINK, TEAL_B, MAROON_B);

  /**
   * Returns {@code count} heads for {@code phrase}.
   *
   * @throws IllegalArgumentException if there are fewer than 2 or more than 5 words, or if the
   *     number of heads does not divide C
   */
  static SmallHeads of(String phrase, int count, long seed) {
    List<String> words = SmallAttention.words(phrase, MAX_WORDS);
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
    RealMatrix input = Rounding.to(1, model.input(words));
    MultiHeadTrace exact = model.attention().trace(input, model.kind());
    RealMatrix joined = Rounding.to(1, exact.concatenated());
    var projection = new LinearMap(Rounding.to(1, model.attention().output().weights()));
    RealMatrix output = Rounding.to(1, projection.apply(joined));
    return new SmallHeads(
        words,
        input,
        new MultiHeadAttention(model.attention().heads(), projection),
        new MultiHeadTrace(exact.heads(), joined, output));
  }

  /** Returns the number of heads. */
  int count() {
    return attention.heads().size();
  }

  /** Returns the size of the output of a head for a word, C / heads. */
  int headSize() {
    return CHANNELS / count();
  }

  /** Returns the output of head {@code head}, [T, C / heads]. */
  RealMatrix output(int head) {
    return trace.concatenated().sliceColumns(head * headSize(), (head + 1) * headSize());
  }

  /** Returns W_O for a product with rows on the left, [C, C]. */
  RealMatrix projection() {
    return SmallAttention.rightOfRows(attention.output());
  }

  /** Returns the colour of all objects of head {@code head}. */
  static Color color(int head) {
    return COLORS.get(head);
  }

  /**
   * Returns the contribution of {@code head} to number {@code column} of the output of word {@code
   * word}. It has two decimal places.
   */
  double share(int head, int word, int column) {
    double sum = 0;
    for (int c = head * headSize(); c < (head + 1) * headSize(); c++) {
      sum += trace.concatenated().get(word, c) * projection().get(c, column);
    }
    return Rounding.to(2, sum);
  }
}
