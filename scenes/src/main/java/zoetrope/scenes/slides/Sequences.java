package zoetrope.scenes.slides;

import java.util.Locale;
import zoetrope.attention.DotProductAttention;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.WeightGenerator;
import zoetrope.scenes.components.ModelFile;

/**
 * Two sequences of vectors, and how heads of attention weight the one for the other.
 *
 * @param asking X', [T, C]: the vectors that queries are made from
 * @param answering X, [S, C]: those that keys and values are made from
 * @param seed of the heads, whose matrices are random
 * @param temperature by which scores are divided in the softmax, at least 0
 */
record Sequences(RealMatrix asking, RealMatrix answering, long seed, double temperature) {
  private static final int CHANNELS = 32;
  private static final int KEY_SIZE = 16;
  private static final double DEVIATION = 2.2;
  private static final double[] NEIGHBOURS = {0.35, 0.75, 1, 0.75, 0.35};
  private static final int FEWEST = 3;
  private static final int MOST = 40;

  /**
   * Random sequences of {@code queries} and of {@code keys} vectors. Of the latter, neighbours
   * resemble each other as those of sounds and pictures do.
   *
   * @throws IllegalArgumentException when there are fewer than 3 or more than 40 of either, or the
   *     temperature is below 0
   */
  static Sequences random(int queries, int keys, long seed, double temperature) {
    requireRoom(queries, keys);
    if (!(temperature >= 0)) {
      throw new IllegalArgumentException("the temperature is at least 0, not " + temperature);
    }
    return new Sequences(
        WeightGenerator.of(seed, "queries").gaussian(queries, CHANNELS, DEVIATION),
        smooth(WeightGenerator.of(seed, "keys"), keys),
        seed,
        temperature);
  }

  /** How head {@code n}, from 0, weights X for each vector of X', [T, S]: cross-attention. */
  RealMatrix cross(int n) {
    return weights(n, asking);
  }

  /** How head {@code n}, from 0, weights X for each of its own vectors, [S, S]: self-attention. */
  RealMatrix self(int n) {
    return weights(n, answering);
  }

  private RealMatrix weights(int n, RealMatrix queries) {
    String name = n == 0 ? "head" : "head " + n;
    return WeightGenerator.of(seed, name)
        .head(CHANNELS, KEY_SIZE)
        .crossAttention(queries, answering, DotProductAttention.unmasked().temperature(temperature))
        .weights();
  }

  /**
   * The weights of a head that a file has.
   *
   * @throws IllegalArgumentException when there are fewer than 3 or more than 40 queries or keys
   */
  static RealMatrix weightsOf(ModelFile model) {
    RealMatrix weights = model.pattern().weights();
    requireRoom(weights.rows(), weights.columns());
    return weights;
  }

  /** Each vector is a mean of random ones, which it shares with its neighbours. */
  private static RealMatrix smooth(WeightGenerator random, int count) {
    int reach = NEIGHBOURS.length;
    RealMatrix noise = random.gaussian(count + reach, CHANNELS, DEVIATION);
    double squares = 0;
    for (double weight : NEIGHBOURS) {
      squares += weight * weight;
    }
    double scale = 1 / Math.sqrt(squares);
    return RealMatrix.of(
        count,
        CHANNELS,
        (i, c) -> {
          double sum = 0;
          for (int n = 0; n < reach; n++) {
            sum += NEIGHBOURS[n] * noise.get(i + n, c);
          }
          return scale * sum;
        });
  }

  private static void requireRoom(int queries, int keys) {
    if (Math.min(queries, keys) < FEWEST || Math.max(queries, keys) > MOST) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "the sheets have room for %d to %d columns each, not for %d queries and %d keys",
              FEWEST,
              MOST,
              queries,
              keys));
    }
  }
}
