package zoetrope.attention.toy;

/**
 * The sizes of a toy model.
 *
 * @param channels the length of a vector, C
 * @param heads the number of heads
 * @param headSize the length of queries, keys and values, d
 * @param projected whether an output matrix mixes the outputs of the heads; without this matrix,
 *     their total length is C
 * @param scaled whether scores are divided by √d
 */
public record ToySize(int channels, int heads, int headSize, boolean projected, boolean scaled) {
  /**
   * Checks the sizes.
   *
   * @throws IllegalArgumentException if {@code channels} is below 2 or another size below 1, or if
   *     there is no output matrix and the outputs of the heads do not have the length of vectors
   */
  public ToySize {
    if (channels < 2 || heads < 1 || headSize < 1) {
      throw new IllegalArgumentException(
          String.format(
              "a toy model must have vectors of at least 2 numbers, and at least 1 head of 1"
                  + " number, not %s, %s and %s",
              channels, heads, headSize));
    }
    if (!projected && heads * headSize != channels) {
      throw new IllegalArgumentException(
          String.format(
              "without an output matrix, the heads must give vectors of %s numbers, but there are"
                  + " %s heads of %s",
              channels, heads, headSize));
    }
  }

  /**
   * Returns the sizes of {@code heads} heads that share vectors of {@code channels} numbers, with
   * an output matrix.
   */
  public static ToySize of(int channels, int heads) {
    return new ToySize(channels, heads, channels / heads, true, true);
  }

  /**
   * Returns the sizes of one head with values as long as the vectors, which needs no output matrix.
   */
  public static ToySize bare(int channels) {
    return new ToySize(channels, 1, channels, false, true);
  }
}
