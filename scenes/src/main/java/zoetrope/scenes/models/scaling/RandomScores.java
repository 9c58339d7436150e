package zoetrope.scenes.models.scaling;

import java.util.stream.DoubleStream;
import zoetrope.attention.Softmax;
import zoetrope.attention.WeightGenerator;

/**
 * Dot products of queries with keys, all of random numbers with mean 0 and variance 1, as functions
 * of the number d of summed products. The score of a key is a random walk with spread √d (Vaswani
 * et al. 2017, note 4).
 */
final class RandomScores {
  private final double[][] sums;

  private RandomScores(double[][] sums) {
    this.sums = sums;
  }

  /**
   * Creates the scores of one query with {@code keys} keys, for d from 0 to {@code maxProducts}.
   */
  static RandomScores ofOneQuery(int keys, int maxProducts, long seed) {
    var random = WeightGenerator.of(seed, "scores");
    double[] query = numbers(maxProducts, random);
    double[][] sums = new double[keys][];
    for (int key = 0; key < keys; key++) {
      sums[key] = sums(query, random);
    }
    return new RandomScores(sums);
  }

  /** Creates the scores of {@code count} keys, and a query for each key. */
  static RandomScores ofPairs(int count, int maxProducts, long seed) {
    var random = WeightGenerator.of(seed, "scores");
    double[][] sums = new double[count][];
    for (int pair = 0; pair < count; pair++) {
      sums[pair] = sums(numbers(maxProducts, random), random);
    }
    return new RandomScores(sums);
  }

  private static double[] numbers(int count, WeightGenerator random) {
    return DoubleStream.generate(random::nextGaussian).limit(count).toArray();
  }

  private static double[] sums(double[] query, WeightGenerator random) {
    double[] sums = new double[query.length + 1];
    for (int i = 0; i < query.length; i++) {
      sums[i + 1] = sums[i] + query[i] * random.nextGaussian();
    }
    return sums;
  }

  int keys() {
    return sums.length;
  }

  int maxProducts() {
    return sums[0].length - 1;
  }

  /** Returns q · k of the first d numbers, linearly interpolated between integers. */
  double score(int key, double d) {
    int before = (int) Math.min(Math.max(0, d), maxProducts() - 1);
    double share = d - before;
    return (1 - share) * sums[key][before] + share * sums[key][before + 1];
  }

  /** Returns the scores of all keys, divided by √d if {@code scaled}. */
  double[] scores(double d, boolean scaled) {
    double[] scores = new double[keys()];
    for (int key = 0; key < scores.length; key++) {
      scores[key] = score(key, d) / (scaled ? Math.sqrt(Math.max(1, d)) : 1);
    }
    return scores;
  }

  /** Returns the softmax of the scores. */
  double[] shares(double d, boolean scaled) {
    return Softmax.of(scores(d, scaled));
  }

  /**
   * Returns the derivative of the largest share p with respect to its score, p (1 − p). Training
   * depends on this gradient.
   */
  double slope(double d, boolean scaled) {
    double greatest = 0;
    for (double share : shares(d, scaled)) {
      greatest = Math.max(greatest, share);
    }
    return greatest * (1 - greatest);
  }

  /** Returns the root mean square of all scores. */
  double spread(double d) {
    double sum = 0;
    for (double score : scores(d, false)) {
      sum += score * score;
    }
    return Math.sqrt(sum / keys());
  }
}
