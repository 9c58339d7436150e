package zoetrope.attention;

/**
 * The residual connection E′ = E + ΔE: attention adds to embeddings instead of replacing them.
 *
 * @param before the embeddings E, [T, C]
 * @param change the output of attention, ΔE, [T, C]
 */
public record ResidualUpdate(RealMatrix before, RealMatrix change) {
  /**
   * Checks the shapes.
   *
   * @throws IllegalArgumentException if they differ
   */
  public ResidualUpdate {
    if (!before.sameShape(change)) {
      throw new IllegalArgumentException(
          "a change " + change.shape() + " cannot be added to embeddings " + before.shape());
    }
  }

  /** Returns the new embeddings E′, [T, C]. */
  public RealMatrix after() {
    return before.plus(change);
  }
}
