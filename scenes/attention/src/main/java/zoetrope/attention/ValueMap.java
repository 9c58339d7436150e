package zoetrope.attention;

/** The linear map that makes values of the words' vectors: one matrix, or two factors. */
public sealed interface ValueMap permits LinearMap, FactoredMap {
  /**
   * Maps each row: [T, inputs] gives [T, outputs].
   *
   * @throws IllegalArgumentException if the vectors are not {@link #inputs} long
   */
  RealMatrix apply(RealMatrix vectors);

  /** The length of the vectors that it maps. */
  int inputs();

  /** The length of their images. */
  int outputs();

  /** The number of parameters. */
  long parameters();

  /** The same map as one matrix. */
  LinearMap whole();
}
