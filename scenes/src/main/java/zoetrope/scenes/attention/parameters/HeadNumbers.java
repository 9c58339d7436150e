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
 * The numbers of the film: the size of a model, and the matrices of a small head. Dots stand for
 * the numbers of a real head that have no space on the stage. Value-up times value-down is the
 * value matrix, to the one decimal place shown.
 *
 * @param size the lengths of embeddings and keys
 * @param head the head, with a value map in two factors
 * @param embedding the input of the value map, an embedding of {@value #EMBEDDING_ROWS} numbers
 */
record HeadNumbers(ModelSize size, AttentionHead head, double[] embedding) {
  /** The number of rows or columns shown for a dimension of the length of a key. */
  static final int KEY_ROWS = 5;

  /** The number of rows or columns shown for a dimension of the length of an embedding. */
  static final int EMBEDDING_ROWS = 10;

  /** The smallest absolute value of weights that have the full colour in whole matrices. */
  static final double FULL_COLOR = 6;

  static final double FULL_COLOR_OF_FACTORS = 2.2;

  /** The longest embedding whose totals fit into the frame. */
  private static final int MAX_EMBEDDING = 99_999;

  private static final int MAX_KEY_SIZE = 9_999;

  /**
   * Returns a model size with keys of {@code keySize} and embeddings of {@code embedding} numbers,
   * and a small random head with an embedding.
   *
   * @throws IllegalArgumentException unless {@code keySize} is from 1 to 9,999, and {@code
   *     embedding} is from {@code keySize} to 99,999
   */
  static HeadNumbers of(int embedding, int keySize, long seed) {
    if (keySize < 1 || keySize > MAX_KEY_SIZE || embedding < keySize || embedding > MAX_EMBEDDING) {
      throw new IllegalArgumentException(
          "keys of "
              + keySize
              + " and embeddings of "
              + embedding
              + " numbers: a key has from 1 to "
              + MAX_KEY_SIZE
              + " numbers, an embedding at least as many as a key, and at most "
              + MAX_EMBEDDING);
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

  /** Returns a map with the weights that are shown. */
  private static LinearMap map(RealMatrix weights) {
    return new LinearMap(weights.map(ColoredNumbers::shown));
  }

  /** Returns W_Q, [5, 10]. */
  double[][] query() {
    return head.query().weights().toRows();
  }

  /** Returns W_K, [5, 10]. */
  double[][] key() {
    return head.key().weights().toRows();
  }

  /** Returns W_V as one matrix: the product of its factors, [10, 10]. */
  double[][] value() {
    return head.value().whole().weights().toRows();
  }

  /** Returns value-down, [5, 10]. */
  double[][] valueDown() {
    return factors().down().weights().toRows();
  }

  /** Returns the numbers of value-up, [10, 5]. */
  double[][] valueUp() {
    return factors().up().weights().toRows();
  }

  /** Returns the embedding, 10 numbers. */
  double[] vector() {
    return embedding.clone();
  }

  private FactoredMap factors() {
    return (FactoredMap) head.value();
  }
}
