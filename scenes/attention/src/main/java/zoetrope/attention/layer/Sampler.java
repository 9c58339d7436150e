package zoetrope.attention.layer;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import zoetrope.attention.Checks;
import zoetrope.attention.Softmax;
import zoetrope.attention.WeightGenerator;

/**
 * A method of choosing a model's next token. It takes the softmax of the logits at a temperature
 * and keeps the {@code topK} likeliest tokens (Fan et al. 2018). Then it keeps only the fewest
 * likeliest tokens that reach the total probability {@code topP} (Holtzman et al., "The Curious
 * Case of Neural Text Degeneration", 2020).
 *
 * <pre>{@code
 * int next = new Sampler(0.8, 40, 0.95).pick(logits, new WeightGenerator(7));
 * }</pre>
 *
 * @param temperature the divisor of the logits, at least 0; at 0 the likeliest token is certain
 * @param topK the maximum number of tokens that are kept, at least 1
 * @param topP the probability that the kept tokens must reach together, above 0 and at most 1
 */
public record Sampler(double temperature, int topK, double topP) {
  /** A sampler that always chooses the likeliest token. */
  public static final Sampler GREEDY = new Sampler(0, 1, 1);

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException if one is out of its range
   */
  public Sampler {
    if (!(temperature >= 0) || Double.isInfinite(temperature)) {
      throw new IllegalArgumentException(
          "a temperature must be a finite number of at least 0, not " + temperature);
    }
    Checks.require(
        topK >= 1 && topP > 0 && topP <= 1,
        "a sampler needs a topK of at least 1 and a topP above 0 and at most 1, not %s and %s",
        topK,
        topP);
  }

  /**
   * Returns a sampler that chooses among all tokens by their probability at {@code temperature}.
   */
  public static Sampler at(double temperature) {
    return new Sampler(temperature, Integer.MAX_VALUE, 1);
  }

  /** Returns whether the sampler drops unlikely tokens. */
  public boolean cuts() {
    return topK < Integer.MAX_VALUE || topP < 1;
  }

  /**
   * Returns the probability of each token, 0 for dropped tokens; the sum is 1.
   *
   * @throws IllegalArgumentException under the conditions of {@link Softmax#at}
   */
  public double[] chances(double... logits) {
    double[] chances = Softmax.at(temperature, logits);
    if (topK >= chances.length && topP == 1) {
      return chances;
    }
    Integer[] order = IntStream.range(0, chances.length).boxed().toArray(Integer[]::new);
    Arrays.sort(order, Comparator.comparingDouble(token -> -chances[token]));
    double[] limited = new double[chances.length];
    double sum = 0;
    double reached = 0;
    double whole = 0;
    int most = Math.min(topK, order.length);
    for (int i = 0; i < most; i++) {
      whole += chances[order[i]];
    }
    for (int i = 0; i < most && (i == 0 || reached < topP); i++) {
      limited[order[i]] = chances[order[i]];
      sum += chances[order[i]];
      reached = sum / whole;
    }
    for (int i = 0; i < limited.length; i++) {
      limited[i] /= sum;
    }
    return limited;
  }

  /**
   * Returns a random token, determined by the next number of {@code random}.
   *
   * @throws IllegalArgumentException under the conditions of {@link Softmax#at}
   */
  public int pick(double[] logits, WeightGenerator random) {
    double[] chances = chances(logits);
    double left = random.next();
    int last = 0;
    for (int token = 0; token < chances.length; token++) {
      if (chances[token] > 0) {
        last = token;
        left -= chances[token];
        if (left < 0) {
          break;
        }
      }
    }
    return last;
  }
}
