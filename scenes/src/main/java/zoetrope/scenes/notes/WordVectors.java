package zoetrope.scenes.notes;

import java.util.List;
import java.util.Locale;
import zoetrope.attention.EmbeddingTable;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.WeightGenerator;

/**
 * Embeddings of six words. Each is the sum of a meaning, which lies along three directions of a
 * space with many dimensions, and a random deviation.
 *
 * @param table the words and their vectors, [6, C]
 * @param axes the directions of the three meanings, [3, C], orthonormal
 */
record WordVectors(EmbeddingTable table, RealMatrix axes) {
  static final List<String> WORDS = List.of("man", "woman", "king", "queen", "apple", "cherry");

  /** The coordinates of the words: male or female, royal or not, a person or a fruit. */
  private static final RealMatrix MEANINGS =
      RealMatrix.ofRows(
          new double[][] {
            {0.7, 0.2, 1.8},
            {-0.7, 0.2, 1.8},
            {0.7, 2.2, 1.8},
            {-0.7, 2.2, 1.8},
            {0.2, 0.3, -2.2},
            {-0.2, -0.4, -2.2}
          });

  /**
   * Returns embeddings in {@code dimensions} dimensions.
   *
   * @param peculiarity the standard deviation of each coordinate from the meaning
   * @throws IllegalArgumentException if there are fewer than 3 dimensions or more than 512, or the
   *     peculiarity is not in [0, 1]
   */
  static WordVectors of(int dimensions, double peculiarity, long seed) {
    if (dimensions < 3 || dimensions > 512) {
      throw new IllegalArgumentException(
          "dimensions=" + dimensions + ": embeddings here have 3 to 512 dimensions");
    }
    if (!(peculiarity >= 0 && peculiarity <= 1)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT, "peculiarity=%s: a deviation from 0 to 1 is expected", peculiarity));
    }
    RealMatrix axes = WeightGenerator.of(seed, "directions").rotation(dimensions).sliceRows(0, 3);
    RealMatrix chance =
        WeightGenerator.of(seed, "words").gaussian(WORDS.size(), dimensions, peculiarity);
    return new WordVectors(new EmbeddingTable(WORDS, MEANINGS.times(axes).plus(chance)), axes);
  }

  int dimensions() {
    return axes.columns();
  }

  /** Returns the embedding of {@code word}, [1, C]. */
  RealMatrix of(String word) {
    return table.embed(List.of(word));
  }

  /** Returns the shown coordinates of a vector [1, C]: those along the three directions. */
  double[] seen(RealMatrix vector) {
    return vector.timesTransposed(axes).row(0);
  }

  /** Returns the dot product of two vectors [1, C]. */
  static double dot(RealMatrix a, RealMatrix b) {
    return a.timesTransposed(b).get(0, 0);
  }

  /** Returns the cosine of the angle between two vectors [1, C]. */
  static double cosine(RealMatrix a, RealMatrix b) {
    return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
  }

  /** Returns king - man + woman. */
  RealMatrix analogy() {
    return of("king").minus(of("man")).plus(of("woman"));
  }

  /**
   * Returns the word whose embedding has the smallest angle to {@code vector}, among the words that
   * are not in {@code excluded}.
   */
  String nearest(RealMatrix vector, List<String> excluded) {
    String best = null;
    for (String word : WORDS) {
      boolean better = best == null || cosine(vector, of(word)) > cosine(vector, of(best));
      if (!excluded.contains(word) && better) {
        best = word;
      }
    }
    return best;
  }
}
