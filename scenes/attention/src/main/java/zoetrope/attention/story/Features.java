package zoetrope.attention.story;

import java.util.List;
import java.util.Locale;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.WeightGenerator;
import zoetrope.attention.WordTokens;

/**
 * The features in a word's vector before it is rotated: its class (one-hot), its position (cosine
 * and sine of three wavelengths), a constant, and its meaning (random numbers that depend only on
 * the word).
 */
final class Features {
  static final int CHANNELS = 128;
  static final double[] WAVELENGTHS = {10, 16, 27};

  static final int CLASS = 0;
  static final int PLACE = WordClass.values().length;
  static final int CONSTANT = PLACE + 2 * WAVELENGTHS.length;
  static final int MEANING = CONSTANT + 1;
  static final int MEANINGS = CHANNELS - MEANING;

  /**
   * The size of the class feature. It limits the numbers of an embedding to about ±10, the range
   * that films show.
   */
  static final double CLASS_SIZE = 8;

  static final double PLACE_SIZE = 3;
  static final double CONSTANT_SIZE = 3;
  static final double MEANING_SIZE = 2.75 * Math.sqrt(MEANINGS);

  private Features() {}

  /** Returns the features of all words, [T, CHANNELS]. */
  static RealMatrix of(List<String> tokens, List<WordClass> classes, long seed) {
    double[][] rows = new double[tokens.size()][];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = row(tokens.get(i), classes.get(i), i, seed);
    }
    return RealMatrix.ofRows(rows);
  }

  private static double[] row(String token, WordClass kind, int place, long seed) {
    double[] row = new double[CHANNELS];
    row[CLASS + kind.ordinal()] = CLASS_SIZE;
    for (int w = 0; w < WAVELENGTHS.length; w++) {
      double angle = 2 * Math.PI * place / WAVELENGTHS[w];
      row[PLACE + 2 * w] = PLACE_SIZE * StrictMath.cos(angle);
      row[PLACE + 2 * w + 1] = PLACE_SIZE * StrictMath.sin(angle);
    }
    row[CONSTANT] = CONSTANT_SIZE;
    double[] meaning = meaning(token, seed);
    System.arraycopy(meaning, 0, row, MEANING, MEANINGS);
    return row;
  }

  /** Returns a random vector of length MEANING_SIZE. */
  private static double[] meaning(String token, long seed) {
    String word = WordTokens.word(token).toLowerCase(Locale.ROOT);
    RealMatrix direction = WeightGenerator.of(seed, word).gaussian(1, MEANINGS, 1);
    double length = Math.sqrt(direction.timesTransposed(direction).get(0, 0));
    return direction.times(MEANING_SIZE / length).row(0);
  }
}
