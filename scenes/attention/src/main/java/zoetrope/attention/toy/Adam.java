package zoetrope.attention.toy;

import java.util.ArrayList;
import java.util.List;
import zoetrope.attention.RealMatrix;

/**
 * The optimizer Adam (Kingma and Ba, "Adam: A Method for Stochastic Optimization", 2015) for a list
 * of matrices, with decoupled weight decay (Loshchilov and Hutter 2019).
 */
final class Adam {
  private static final double MEAN_DECAY = 0.9;
  private static final double SQUARE_DECAY = 0.99;
  private static final double EPSILON = 1e-8;

  private final double rate;
  private final double decay;

  /** The exponentially weighted means of the gradients. */
  private final List<RealMatrix> means = new ArrayList<>();

  private final List<RealMatrix> squares = new ArrayList<>();
  private int steps;

  /**
   * Creates an optimizer before its first step.
   *
   * @param rate the approximate change of a weight in a step
   * @param decay the shrinkage of weights in a step, divided by the rate
   */
  Adam(double rate, double decay) {
    this.rate = rate;
    this.decay = decay;
  }

  /**
   * Returns the weights after one step against their gradients. Each matrix of weights has a
   * gradient of the same shape.
   */
  List<RealMatrix> step(List<RealMatrix> weights, List<RealMatrix> gradients) {
    steps++;
    double first = 1 - StrictMath.pow(MEAN_DECAY, steps);
    double second = 1 - StrictMath.pow(SQUARE_DECAY, steps);
    List<RealMatrix> next = new ArrayList<>();
    for (int k = 0; k < weights.size(); k++) {
      RealMatrix g = gradients.get(k);
      if (steps == 1) {
        means.add(RealMatrix.zeros(g.rows(), g.columns()));
        squares.add(means.get(k));
      }
      RealMatrix m = means.get(k).times(MEAN_DECAY).plus(g.times(1 - MEAN_DECAY));
      RealMatrix v =
          squares.get(k).times(SQUARE_DECAY).plus(g.map(x -> (1 - SQUARE_DECAY) * x * x));
      means.set(k, m);
      squares.set(k, v);
      RealMatrix move =
          RealMatrix.of(
              g.rows(),
              g.columns(),
              (i, j) -> m.get(i, j) / first / (Math.sqrt(v.get(i, j) / second) + EPSILON));
      next.add(weights.get(k).times(1 - rate * decay).minus(move.times(rate)));
    }
    return next;
  }
}
