package zoetrope.attention;

/**
 * A low-rank linear map in two factors, W = up · down: down to a few dimensions, and up again. With
 * d = 128 instead of 12,288 dimensions between them it has 3,145,728 parameters, not 150,994,944.
 *
 * @param down weights [d, inputs]
 * @param up weights [outputs, d]
 */
public record FactoredMap(LinearMap down, LinearMap up) implements ValueMap {
  /**
   * Checks that the factors fit.
   *
   * @throws IllegalArgumentException if {@code up} does not take what {@code down} gives
   */
  public FactoredMap {
    if (down.outputs() != up.inputs()) {
      throw new IllegalArgumentException(
          "value-up "
              + up.weights().shape()
              + " cannot follow value-down "
              + down.weights().shape()
              + ": the first number of columns must be the second's of rows");
    }
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

  /** An upper bound of the map's rank: the number of dimensions between the factors. */
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
