package zoetrope.attention;

/**
 * What a head makes of a word when another attends to it: a linear map, whole or in two factors.
 */
public sealed interface ValueMap permits LinearMap, FactoredMap {
  /** The images of the rows: [T, inputs] gives [T, outputs]. */
  RealMatrix apply(RealMatrix vectors);

  /** How long the vectors are that it maps. */
  int inputs();

  /** How long their images are. */
  int outputs();

  /** How many numbers it is made of. */
  long parameters();

  /** The same map as one matrix. */
  LinearMap whole();
}
