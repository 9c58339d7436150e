package zoetrope.attention.layer;

import zoetrope.attention.RealMatrix;

/** Brings each vector of a sequence to a common size, so that deep stacks of layers stay stable. */
public sealed interface Normalization permits LayerNorm, RmsNorm {
  /**
   * The normalised vectors: [T, C] gives [T, C].
   *
   * @throws IllegalArgumentException if the vectors are not {@link #size} long
   */
  RealMatrix apply(RealMatrix vectors);

  /** The length C of the vectors. */
  int size();

  /** The number of parameters. */
  long parameters();
}
