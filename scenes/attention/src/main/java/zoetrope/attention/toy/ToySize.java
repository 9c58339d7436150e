package zoetrope.attention.toy;

/**
 * The sizes of a toy model.
 *
 * @param channels how many numbers a vector has, C
 * @param heads how many heads there are
 * @param headSize how many numbers queries, keys and values have, d
 * @param projected whether an output matrix mixes what the heads give; without one they give C
 *     numbers together
 * @param scaled whether scores are divided by √d
 */
public record ToySize(int channels, int heads, int headSize, boolean projected, boolean scaled) {
  /**
   * Checks the sizes.
   *
   * @throws IllegalArgumentException if one is not above 0, or heads without an output matrix do
   *     not give as many numbers as vectors have
   */
  public ToySize {
    if (channels < 2 || heads < 1 || headSize < 1) {
      throw new IllegalArgumentException(
          "a toy model has vectors of at least 2 numbers, and at least 1 head of 1 number, not "
              + channels
              + ", "
              + heads
              + " and "
              + headSize);
    }
    if (!projected && heads * headSize != channels) {
      throw new IllegalArgumentException(
          heads
              + " heads of "
              + headSize
              + " numbers give no vector of "
              + channels
              + ": without an output matrix they must");
    }
  }

  /** {@code heads} heads that share vectors of {@code channels} numbers, with an output matrix. */
  public static ToySize of(int channels, int heads) {
    return new ToySize(channels, heads, channels / heads, true, true);
  }

  /** One head, whose values are as long as the vectors, so that it needs no output matrix. */
  public static ToySize bare(int channels) {
    return new ToySize(channels, 1, channels, false, true);
  }
}
