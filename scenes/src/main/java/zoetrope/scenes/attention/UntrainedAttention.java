package zoetrope.scenes.attention;

import java.util.List;
import zoetrope.attention.AttentionHead;
import zoetrope.attention.AttentionTrace;
import zoetrope.attention.DotProductAttention;
import zoetrope.attention.EmbeddingTable;
import zoetrope.attention.LinearMap;
import zoetrope.attention.PositionEncoding;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.WeightGenerator;

/**
 * The results of attention before training: embeddings and matrices are random; queries, keys,
 * scores and attention weights follow from them.
 */
final class UntrainedAttention {
  private static final int CHANNELS = 32;
  private static final int KEY_SIZE = 16;

  private UntrainedAttention() {}

  /**
   * Returns the attention of {@code tokens} to themselves and earlier tokens. Equal tokens have
   * equal embeddings, before their positions are added.
   *
   * @param seed the seed of all random numbers
   * @param spread the standard deviation of the scores, on average over all seeds
   * @param temperature the divisor of the scores in the softmax
   */
  static AttentionTrace trace(List<String> tokens, long seed, double spread, double temperature) {
    RealMatrix embeddings =
        table(tokens, seed)
            .embed(tokens)
            .plus(new PositionEncoding(CHANNELS).encode(tokens.size()));
    double deviation = Math.sqrt(spread / (CHANNELS * meanSquare(embeddings)));
    var head =
        new AttentionHead(
            map(seed, "query", deviation),
            map(seed, "key", deviation),
            map(seed, "value", deviation));
    return head.trace(embeddings, DotProductAttention.causal().temperature(temperature));
  }

  private static EmbeddingTable table(List<String> tokens, long seed) {
    List<String> vocabulary = tokens.stream().distinct().toList();
    var random = WeightGenerator.of(seed, "embedding");
    return new EmbeddingTable(vocabulary, random.gaussian(vocabulary.size(), CHANNELS, 1));
  }

  /**
   * Returns a random map. The standard deviation of a query's numbers is √(C m) times that of the
   * weights, where C is the number of channels and m the mean square of the embeddings' numbers.
   */
  private static LinearMap map(long seed, String name, double deviation) {
    return new LinearMap(WeightGenerator.of(seed, name).gaussian(KEY_SIZE, CHANNELS, deviation));
  }

  private static double meanSquare(RealMatrix matrix) {
    double sum = 0;
    for (double[] row : matrix.toRows()) {
      for (double number : row) {
        sum += number * number;
      }
    }
    return sum / (matrix.rows() * matrix.columns());
  }
}
