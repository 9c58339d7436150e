package zoetrope.attention.layer;

import zoetrope.attention.RealMatrix;

/**
 * The feed-forward network of a block. It transforms each vector separately, after attention has
 * moved meaning between vectors.
 */
public sealed interface FeedForward {
  /**
   * Computes every step for the vectors [T, C].
   *
   * @throws IllegalArgumentException if the vectors are not C long
   */
  FeedForwardTrace trace(RealMatrix vectors);

  /** Returns the map from C numbers to the neurons. */
  AffineMap up();

  /** Returns the length C of the vectors. */
  default int size() {
    return up().inputs();
  }

  /** Returns the number of neurons. */
  default int neurons() {
    return up().outputs();
  }

  /**
   * Two layers: down(f(up(x))) (Vaswani et al. 2017, section 3.3).
   *
   * @param up the map from C numbers to the neurons
   * @param activation the activation function f
   * @param down the map from the neurons back to C numbers
   */
  record Perceptron(AffineMap up, Activation activation, AffineMap down) implements FeedForward {
    /**
     * Checks the shapes.
     *
     * @throws IllegalArgumentException if {@code down} does not map neurons to C numbers
     */
    public Perceptron {
      requireBack(up, down);
    }

    @Override
    public FeedForwardTrace trace(RealMatrix vectors) {
      RealMatrix inputs = up.apply(vectors);
      RealMatrix neurons = activation.of(inputs);
      return new FeedForwardTrace(vectors, inputs, neurons, down.apply(neurons));
    }
  }

  /**
   * A network whose neurons are multiplied, number by number, by a gate: down(f(gate(x)) · up(x)).
   * With {@link Activation#SILU} this is SwiGLU (Shazeer, "GLU Variants Improve Transformer",
   * 2020).
   *
   * @param gate the map from C numbers to the gates of the neurons
   * @param activation the activation function f
   * @param up the map from C numbers to the neurons
   * @param down the map from the neurons back to C numbers
   */
  record Gated(AffineMap gate, Activation activation, AffineMap up, AffineMap down)
      implements FeedForward {
    /**
     * Checks the shapes.
     *
     * @throws IllegalArgumentException if {@code gate} and {@code up} differ in shape, or {@code
     *     down} does not map neurons to C numbers
     */
    public Gated {
      requireBack(up, down);
      if (!gate.linear().weights().sameShape(up.linear().weights())) {
        throw new IllegalArgumentException(
            "the gate " + shape(gate) + " must have the shape of the map up, " + shape(up));
      }
    }

    @Override
    public FeedForwardTrace trace(RealMatrix vectors) {
      RealMatrix inputs = gate.apply(vectors);
      RealMatrix neurons = Vectors.product(activation.of(inputs), up.apply(vectors));
      return new FeedForwardTrace(vectors, inputs, neurons, down.apply(neurons));
    }
  }

  private static void requireBack(AffineMap up, AffineMap down) {
    if (down.inputs() != up.outputs() || down.outputs() != up.inputs()) {
      throw new IllegalArgumentException(
          "the map down with weights %s does not fit the map up with %s"
              .formatted(shape(down), shape(up)));
    }
  }

  private static String shape(AffineMap map) {
    return map.linear().weights().shape();
  }
}
