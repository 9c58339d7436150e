package zoetrope.attention.layer;

import zoetrope.attention.RealMatrix;

/**
 * A normalization of each vector of a sequence to a common magnitude, which keeps deep stacks of
 * layers stable.
 */
public sealed interface Normalization permits LayerNorm, RmsNorm {
  /**
   * Normalizes vectors: [T, C] gives [T, C].
   *
   * @throws IllegalArgumentException if the vectors are not {@link #size} long
   */
  RealMatrix apply(RealMatrix vectors);

  /** Returns the length C of the vectors. */
  int size();
}
