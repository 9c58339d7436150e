package zoetrope.attention.layer;

import java.util.Optional;
import zoetrope.attention.LinearMap;
import zoetrope.attention.RealMatrix;

/**
 * A linear map with a bias: a row x becomes x · Wᵀ + b, as in PyTorch's {@code Linear}.
 *
 * @param linear W, weights [outputs, inputs]
 * @param bias b, [1, outputs]; empty in models without biases
 */
public record AffineMap(LinearMap linear, Optional<RealMatrix> bias) {
  /**
   * Checks the shapes.
   *
   * @throws IllegalArgumentException if the bias is not one row of as many numbers as W has rows
   */
  public AffineMap {
    bias.ifPresent(row -> Vectors.requireRow("bias of a map", row, linear.outputs()));
  }

  /** Returns the map with the weights [outputs, inputs] and the bias [1, outputs]. */
  public static AffineMap of(RealMatrix weights, RealMatrix bias) {
    return new AffineMap(new LinearMap(weights), Optional.of(bias));
  }

  /** Returns the map with the weights [outputs, inputs] and no bias. */
  public static AffineMap of(RealMatrix weights) {
    return new AffineMap(new LinearMap(weights), Optional.empty());
  }

  /**
   * Maps each row: [T, inputs] gives [T, outputs].
   *
   * @throws IllegalArgumentException if the vectors are not {@link #inputs} long
   */
  public RealMatrix apply(RealMatrix vectors) {
    RealMatrix images = linear.apply(vectors);
    if (bias.isEmpty()) {
      return images;
    }
    RealMatrix row = bias.get();
    return RealMatrix.of(
        images.rows(), images.columns(), (i, j) -> images.get(i, j) + row.get(0, j));
  }

  /** Returns the length of the input vectors. */
  public int inputs() {
    return linear.inputs();
  }

  /** Returns the length of the output vectors. */
  public int outputs() {
    return linear.outputs();
  }
}
