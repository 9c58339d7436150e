package zoetrope.attention;

/**
 * Vectors that encode the position of a word in its sequence; they are added to the embeddings.
 * They consist of sines and cosines of growing wavelengths: the numbers 2i and 2i + 1 of position p
 * are the sine and cosine of p / base^(2i / C) (Vaswani et al. 2017, section 3.5, with base
 * 10,000).
 *
 * @param channels the length C of a vector, at least 1
 * @param base the base of the wavelengths, greater than 1
 */
public record PositionEncoding(int channels, double base) {
  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException if there is no channel, or the base is not a finite number
   *     greater than 1
   */
  public PositionEncoding {
    Checks.require(
        channels >= 1 && base > 1 && !Double.isInfinite(base),
        "sines and cosines need at least 1 channel and a finite base greater than 1, not %s"
            + " channels and base %s",
        channels,
        base);
  }

  /** Creates an encoding with the base 10,000. */
  public PositionEncoding(int channels) {
    this(channels, 10_000);
  }

  /**
   * Returns the vectors of the first {@code length} positions, [length, C].
   *
   * @throws IllegalArgumentException if the length is below 1
   */
  public RealMatrix encode(int length) {
    return RealMatrix.of(length, channels, this::entry);
  }

  private double entry(int position, int channel) {
    int even = channel - channel % 2;
    double angle = position / StrictMath.pow(base, (double) even / channels);
    return channel == even ? StrictMath.sin(angle) : StrictMath.cos(angle);
  }
}
