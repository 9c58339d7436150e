package zoetrope.attention;

/**
 * A low-rank linear map in two factors, W = up · down: down to a few dimensions d, and up again.
 * For vectors of 12,288 numbers and d = 128 it has 3,145,728 parameters instead of 150,994,944.
 *
 * @param down the first factor, also called value-down, weights [d, inputs]
 * @param up the second factor, also called value-up, weights [outputs, d]
 */
public record FactoredMap(LinearMap down, LinearMap up) implements ValueMap {
  /**
   * Checks that the factors fit.
   *
   * @throws IllegalArgumentException if the output of {@code down} does not fit {@code up}
   */
  public FactoredMap {
    Checks.require(
        down.outputs() == up.inputs(),
        "value-up %s cannot follow value-down %s: value-up needs as many columns as value-down"
            + " has rows",
        up.weights().shape(),
        down.weights().shape());
  }

  @Override
  public RealMatrix apply(RealMatrix vectors) {
    return up.apply(down.apply(vectors));
  }

  @Override
  public int inputs() {
    return down.inputs();
  }

  @Override
  public int outputs() {
    return up.outputs();
  }

  /** Returns an upper bound of the map's rank: the number of dimensions between the factors. */
  public int rank() {
    return down.outputs();
  }

  @Override
  public long parameters() {
    return down.parameters() + up.parameters();
  }

  @Override
  public LinearMap whole() {
    return up.after(down);
  }
}
