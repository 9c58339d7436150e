package zoetrope.attention;

/** The linear map from the words' vectors to values: one matrix, or two factors. */
public sealed interface ValueMap permits LinearMap, FactoredMap {
  /**
   * Maps each row: [T, inputs] gives [T, outputs].
   *
   * @throws IllegalArgumentException if the vectors are not {@link #inputs} long
   */
  RealMatrix apply(RealMatrix vectors);

  /** Returns the length of the input vectors. */
  int inputs();

  /** Returns the length of the output vectors. */
  int outputs();

  /** Returns the number of parameters. */
  long parameters();

  /** Returns the map as one matrix. */
  LinearMap whole();
}
