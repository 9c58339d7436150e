package zoetrope.scenes.notes.generation;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import zoetrope.scenes.numbers.Rounding;

/** A parser of a viewer's list of numbers, such as {@code "2, 4, 5"}. */
final class Scores {
  private static final int MIN_COUNT = 2;
  private static final int MAX_COUNT = 8;

  /**
   * The largest absolute value. Up to it, the powers of e fit into their column: e^9.9 is about
   * 20,000.
   */
  private static final double MAX_ABSOLUTE_VALUE = 9.9;

  private Scores() {}

  /**
   * Parses numbers separated by commas or spaces, and rounds them to two decimal places.
   *
   * @throws IllegalArgumentException if there are fewer than 2 or more than 8 numbers, or if one is
   *     malformed or farther than 9.9 from 0
   */
  static double[] parse(String list) {
    String[] words = list.strip().split("[\\s,;]+");
    if (words.length < MIN_COUNT || words.length > MAX_COUNT) {
      throw wrong(list, "it has " + (list.isBlank() ? 0 : words.length) + " of them");
    }
    double[] scores = new double[words.length];
    for (int i = 0; i < scores.length; i++) {
      scores[i] = number(words[i], list);
    }
    return scores;
  }

  private static double number(String word, String list) {
    double number;
    try {
      number = Double.parseDouble(word);
    } catch (NumberFormatException e) {
      throw wrong(list, "\"" + word + "\" is not a number");
    }
    if (!(Math.abs(number) <= MAX_ABSOLUTE_VALUE)) {
      throw wrong(list, word + " is too far from 0");
    }
    return Rounding.to(2, number);
  }

  private static IllegalArgumentException wrong(String list, String what) {
    return new IllegalArgumentException(
        String.format(
            Locale.ROOT,
            "the parameter scores takes %d to %d numbers from -%s to %s, such as \"2, 4, 5\"; in"
                + " \"%s\" %s",
            MIN_COUNT,
            MAX_COUNT,
            MAX_ABSOLUTE_VALUE,
            MAX_ABSOLUTE_VALUE,
            list,
            what));
  }

  /** Returns {@code score} with as many decimals as needed, at most two. */
  static String label(double score) {
    BigDecimal rounded = BigDecimal.valueOf(score).setScale(2, RoundingMode.HALF_EVEN);
    // Older JDKs do not strip the zeros of 0.00.
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
