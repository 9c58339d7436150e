package zoetrope.attention;

/**
 * A linear map without bias. Its weights are [outputs, inputs], as for a matrix that stands left of
 * a column (and as PyTorch's {@code Linear} keeps them); rows x of a sequence become x · Wᵀ.
 *
 * @param weights [outputs, inputs]
 */
public record LinearMap(RealMatrix weights) implements ValueMap {
  /** The map of vectors of {@code size} numbers that changes nothing. */
  public static LinearMap identity(int size) {
    return new LinearMap(RealMatrix.identity(size));
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalArgumentException if the vectors are not {@link #inputs} long
   */
  @Override
  public RealMatrix apply(RealMatrix vectors) {
    if (vectors.columns() != inputs()) {
      throw new IllegalArgumentException(
          "a map with weights "
              + weights.shape()
              + " takes vectors of "
              + inputs()
              + " numbers, but was given "
              + vectors.shape());
    }
    return vectors.dotRows(weights);
  }

  /** The image of one vector. */
  public double[] apply(double... vector) {
    return apply(RealMatrix.ofRows(vector)).row(0);
  }

  /** First {@code first}, then this: the map whose weights are the product of both. */
  public LinearMap after(LinearMap first) {
    return new LinearMap(weights.times(first.weights));
  }

  @Override
  public int inputs() {
    return weights.columns();
  }

  @Override
  public int outputs() {
    return weights.rows();
  }

  @Override
  public long parameters() {
    return (long) inputs() * outputs();
  }

  @Override
  public LinearMap whole() {
    return this;
  }
}
