package zoetrope.attention;

/**
 * The softmax, which turns scores into a probability distribution: exp(xᵢ / T) / Σ exp(xⱼ / T).
 * Higher temperatures T make it more even. At T = 0, the first of the greatest scores gets 1 and
 * all others 0.
 */
public final class Softmax {
  private Softmax() {}

  /** Returns the distribution of {@code scores} at temperature 1. */
  public static double[] of(double... scores) {
    return at(1, scores);
  }

  /**
   * Returns the distribution of {@code scores} at {@code temperature}. A score of −∞ gets 0.
   *
   * @throws IllegalArgumentException if there is no score, all scores are −∞, one is +∞ or NaN, or
   *     the temperature is negative or not finite
   */
  public static double[] at(double temperature, double... scores) {
    return of(scores, temperature, "the scores");
  }

  /** Returns the distribution of each row of {@code scores} [T, S] at temperature 1. */
  public static RealMatrix ofRows(RealMatrix scores) {
    return ofRows(scores, 1);
  }

  /**
   * Returns the distribution of each row of {@code scores} [T, S] at {@code temperature}.
   *
   * @throws IllegalArgumentException under the conditions of {@link #at}; the message has the
   *     number of the row
   */
  public static RealMatrix ofRows(RealMatrix scores, double temperature) {
    double[][] rows = scores.toRows();
    for (int i = 0; i < rows.length; i++) {
      rows[i] = of(rows[i], temperature, "the scores of query " + i);
    }
    return RealMatrix.ofRows(rows);
  }

  private static double[] of(double[] scores, double temperature, String what) {
    if (!(temperature >= 0) || temperature == Double.POSITIVE_INFINITY) {
      throw new IllegalArgumentException(
          "a temperature must be a finite number of at least 0, not " + temperature);
    }
    int greatest = greatest(scores, what);
    double[] weights = new double[scores.length];
    if (temperature == 0) {
      weights[greatest] = 1;
      return weights;
    }
    double sum = 0;
    for (int i = 0; i < scores.length; i++) {
      // With the greatest exponent at 0, nothing overflows, and the sum is at least 1.
      weights[i] = StrictMath.exp((scores[i] - scores[greatest]) / temperature);
      sum += weights[i];
    }
    for (int i = 0; i < weights.length; i++) {
      weights[i] /= sum;
    }
    return weights;
  }

  private static int greatest(double[] scores, String what) {
    Checks.require(
        scores.length != 0, "%s are empty: a distribution needs at least one score", what);
    int greatest = 0;
    for (int i = 0; i < scores.length; i++) {
      if (Double.isNaN(scores[i]) || scores[i] == Double.POSITIVE_INFINITY) {
        throw new IllegalArgumentException(what + " contain " + scores[i] + " at key " + i);
      }
      if (scores[i] > scores[greatest]) {
        greatest = i;
      }
    }
    if (scores[greatest] == Double.NEGATIVE_INFINITY) {
      throw new IllegalArgumentException(
          what + " are all masked: every query must see at least one key");
    }
    return greatest;
  }
}
