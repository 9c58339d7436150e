package zoetrope.attention;

/**
 * A linear map without bias. Its weights are [outputs, inputs], as in PyTorch's {@code Linear}: a
 * row x of a sequence becomes x · Wᵀ.
 *
 * @param weights [outputs, inputs]
 */
public record LinearMap(RealMatrix weights) implements ValueMap {
  /**
   * Returns the map of minimum Frobenius norm that maps each row x of {@code vectors} to the row y
   * of {@code images} with the same index: Yᵀ (X Xᵀ)⁻¹ X. It maps vectors that are orthogonal to
   * all rows x to zero.
   *
   * @param vectors [k, inputs], linearly independent
   * @param images [k, outputs]
   * @throws IllegalArgumentException if the numbers of images and vectors differ, or if the vectors
   *     are linearly dependent
   */
  public static LinearMap minimumNorm(RealMatrix vectors, RealMatrix images) {
    Checks.require(
        vectors.rows() == images.rows(),
        "cannot map %s vectors to %s images: equal numbers are needed",
        vectors.rows(),
        images.rows());
    try {
      RealMatrix dual = vectors.timesTransposed(vectors).inverse().times(vectors);
      LinearMap map = new LinearMap(images.transpose().times(dual));
      if (map.apply(vectors).isCloseTo(images, 1e-6 * Math.max(1, images.maxAbs()))) {
        return map;
      }
    } catch (ArithmeticException e) {
      throw dependent(vectors, e);
    }
    throw dependent(vectors, null);
  }

  private static IllegalArgumentException dependent(RealMatrix vectors, Throwable cause) {
    return new IllegalArgumentException(
        "one of the "
            + vectors.rows()
            + " vectors is a combination of the others: they must be linearly independent",
        cause);
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalArgumentException if the vectors are not {@link #inputs} long
   */
  @Override
  public RealMatrix apply(RealMatrix vectors) {
    Checks.require(
        vectors.columns() == inputs(),
        "a map with weights %s takes vectors of %s numbers, but was given %s",
        weights.shape(),
        inputs(),
        vectors.shape());
    return vectors.timesTransposed(weights);
  }

  /**
   * Returns the image of one vector.
   *
   * @throws IllegalArgumentException if the vector is not {@link #inputs} long
   */
  public double[] apply(double... vector) {
    return apply(RealMatrix.ofRows(vector)).row(0);
  }

  /**
   * Returns the composition: {@code first}, then this.
   *
   * @throws IllegalArgumentException if the output of {@code first} does not fit this map
   */
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
