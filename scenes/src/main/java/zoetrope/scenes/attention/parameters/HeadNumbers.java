package zoetrope.scenes.attention.parameters;

import zoetrope.attention.AttentionHead;
import zoetrope.attention.FactoredMap;
import zoetrope.attention.LinearMap;
import zoetrope.attention.ModelSize;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.WeightGenerator;
import zoetrope.scenes.components.ColoredNumbers;
import zoetrope.scenes.components.WeightMatrix;

/**
 * What the film counts and what it shows: the size of a model, and the matrices of a head so small
 * that all of it is on the stage, but for what dots stand for. Value-up times value-down is the
 * value matrix, to the one decimal place that is shown.
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

  /** Weights from which on numbers have their full colour, of whole matrices and of factors. */
  static final double BRIGHT = 6;

  static final double BRIGHT_FACTOR = 2.2;

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
    RealMatrix down = random.gaussian(KEY_ROWS, EMBEDDING_ROWS, 1);
    RealMatrix up = random.gaussian(EMBEDDING_ROWS, KEY_ROWS, 1);
    double reach = WeightMatrix.RANGE;
    double factor = Math.sqrt(reach / up.times(down).maxAbs());
    var head =
        new AttentionHead(
            map(random.gaussian(KEY_ROWS, EMBEDDING_ROWS, 1).scaledToMaxAbs(reach)),
            map(random.gaussian(KEY_ROWS, EMBEDDING_ROWS, 1).scaledToMaxAbs(reach)),
            new FactoredMap(map(down.times(factor)), map(up.times(factor))));
    return new HeadNumbers(size, head, random.uniform(1, EMBEDDING_ROWS, -reach, reach).row(0));
  }

  /** A map of the weights as they stand on the screen. */
  private static LinearMap map(RealMatrix weights) {
    return new LinearMap(weights.map(ColoredNumbers::shown));
  }

  /** W_Q, [5, 10]. */
  double[][] query() {
    return head.query().weights().toRows();
  }

  /** W_K, [5, 10]. */
  double[][] key() {
    return head.key().weights().toRows();
  }

  /** W_V in one piece: the product of its factors, [10, 10]. */
  double[][] value() {
    return head.value().whole().weights().toRows();
  }

  /** Value-down, [5, 10]. */
  double[][] valueDown() {
    return factors().down().weights().toRows();
  }

  /** Value-up, [10, 5]. */
  double[][] valueUp() {
    return factors().up().weights().toRows();
  }

  /** The embedding, 10 numbers. */
  double[] vector() {
    return embedding.clone();
  }

  private FactoredMap factors() {
    return (FactoredMap) head.value();
  }
}
