package zoetrope.attention;

/** Vectors that encode the position of a word in its sequence; they are added to the embeddings. */
public sealed interface PositionEncoding {
  /**
   * Returns the vectors of the first {@code length} positions, [length, C].
   *
   * @throws IllegalArgumentException if the length is below 1
   */
  RealMatrix encode(int length);

  /**
   * Sines and cosines of growing wavelengths: the numbers 2i and 2i + 1 of position p are the sine
   * and cosine of p / base^(2i / C) (Vaswani et al. 2017, section 3.5, with base 10,000).
   *
   * @param channels the length C of a vector, at least 1
   * @param base the base of the wavelengths, greater than 1
   */
  record Sinusoidal(int channels, double base) implements PositionEncoding {
    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if there is no channel, or the base is not a finite number
     *     greater than 1
     */
    public Sinusoidal {
      if (channels < 1 || !(base > 1) || Double.isInfinite(base)) {
        throw new IllegalArgumentException(
            "sines and cosines need at least 1 channel and a finite base greater than 1, not "
                + channels
                + " channels and base "
                + base);
      }
    }

    /** Creates an encoding with the base 10,000. */
    public Sinusoidal(int channels) {
      this(channels, 10_000);
    }

    @Override
    public RealMatrix encode(int length) {
      return RealMatrix.of(length, channels, this::entry);
    }

    private double entry(int position, int channel) {
      int even = channel - channel % 2;
      double angle = position / StrictMath.pow(base, (double) even / channels);
      return channel == even ? StrictMath.sin(angle) : StrictMath.cos(angle);
    }
  }

  /**
   * A learned vector for each position.
   *
   * @param table [positions, C]
   */
  record Learned(RealMatrix table) implements PositionEncoding {
    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if the table has fewer than {@code length} positions
     */
    @Override
    public RealMatrix encode(int length) {
      if (length > table.rows()) {
        throw new IllegalArgumentException(
            "a sequence of %s words is longer than the position table %s"
                .formatted(length, table.shape()));
      }
      return table.sliceRows(0, length);
    }
  }
}
