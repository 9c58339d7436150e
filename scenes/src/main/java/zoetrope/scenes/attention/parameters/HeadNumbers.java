package zoetrope.scenes.attention.parameters;

import zoetrope.attention.AttentionHead;
import zoetrope.attention.FactoredMap;
import zoetrope.attention.ModelSize;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.WeightGenerator;
import zoetrope.scenes.components.MatrixExcerpt;
import zoetrope.scenes.components.WeightMatrix;

/**
 * What the film counts and what it shows: the size of a model, and excerpts of the matrices of a
 * small head, magnified so that their largest number is 9.9.
 *
 * @param size how long embeddings and keys are
 * @param head with a value map in two factors
 * @param embedding of a word that it is applied to, as long as its embeddings are
 */
record HeadNumbers(ModelSize size, AttentionHead head, double[] embedding) {
  /** Rows shown where there is one for each number of a key. */
  static final int KEY_ROWS = 5;

  /** Rows and columns shown where there is one for each number of an embedding. */
  static final int EMBEDDING_ROWS = 10;

  /** Columns shown of value-up. */
  static final int UP_COLUMNS = 4;

  /** How long embeddings and keys of the small head are: much more than is shown. */
  private static final int SMALL_EMBEDDING = 96;

  private static final int SMALL_KEY = 16;

  /** Longer ones would have totals for which there is no room. */
  private static final int LONGEST_EMBEDDING = 99_999;

  private static final int LONGEST_KEY = 9_999;

  /**
   * Counts for keys of {@code keySize} and embeddings of {@code embedding} numbers, and a small
   * head by chance with an embedding that it is applied to.
   *
   * @throws IllegalArgumentException unless 1 <= keySize <= 9,999 and keySize <= embedding <=
   *     99,999
   */
  static HeadNumbers of(int embedding, int keySize, long seed) {
    if (keySize < 1
        || keySize > LONGEST_KEY
        || embedding < keySize
        || embedding > LONGEST_EMBEDDING) {
      throw new IllegalArgumentException(
          "keys of "
              + keySize
              + " and embeddings of "
              + embedding
              + " numbers: a key has from 1 to "
              + LONGEST_KEY
              + " numbers, an embedding at least as many as a key, and at most "
              + LONGEST_EMBEDDING);
    }
    ModelSize gpt = ModelSize.GPT3;
    var size =
        new ModelSize(
            gpt.vocabulary(), embedding, keySize, gpt.heads(), gpt.layers(), gpt.neurons());
    WeightGenerator random = WeightGenerator.of(seed, "parameters");
    AttentionHead head = random.factoredHead(SMALL_EMBEDDING, SMALL_KEY);
    double reach = WeightMatrix.RANGE;
    return new HeadNumbers(size, head, random.uniform(1, SMALL_EMBEDDING, -reach, reach).row(0));
  }

  /** W_Q, [5, 10]. */
  double[][] query() {
    return excerpt(head.query().weights(), KEY_ROWS, EMBEDDING_ROWS);
  }

  /** W_K, [5, 10]. */
  double[][] key() {
    return excerpt(head.key().weights(), KEY_ROWS, EMBEDDING_ROWS);
  }

  /** W_V in one piece: the product of its factors, [10, 10]. */
  double[][] value() {
    return excerpt(head.value().whole().weights(), EMBEDDING_ROWS, EMBEDDING_ROWS);
  }

  /** Value-down, [5, 10]. */
  double[][] valueDown() {
    return excerpt(factors().down().weights(), KEY_ROWS, EMBEDDING_ROWS);
  }

  /** Value-up, [10, 4]. */
  double[][] valueUp() {
    return excerpt(factors().up().weights(), EMBEDDING_ROWS, UP_COLUMNS);
  }

  /** The embedding, 10 numbers. */
  double[] vector() {
    RealMatrix row = RealMatrix.ofRows(embedding);
    return MatrixExcerpt.of(row, 1, EMBEDDING_ROWS).row(0);
  }

  private FactoredMap factors() {
    return (FactoredMap) head.value();
  }

  private static double[][] excerpt(RealMatrix weights, int rows, int columns) {
    return MatrixExcerpt.of(weights, rows, columns).scaledToMaxAbs(WeightMatrix.RANGE).toRows();
  }
}
