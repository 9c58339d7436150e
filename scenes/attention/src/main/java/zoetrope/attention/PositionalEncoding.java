package zoetrope.attention;

/** Vectors that tell words where they stand; they are added to their embeddings. */
public sealed interface PositionalEncoding {
  /** The vectors of the first {@code length} positions, [length, C]. */
  RealMatrix encode(int length);

  /**
   * Sines and cosines of ever longer waves: in position p the numbers 2i and 2i + 1 are the sine
   * and cosine of p / base^(2i / C) (Vaswani et al. 2017, section 3.5, with base 10,000).
   *
   * @param channels C
   * @param base greater than 1
   */
  record Sinusoidal(int channels, double base) implements PositionalEncoding {
    /** With the base 10,000. */
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
   * A vector for each position, as learnt.
   *
   * @param table [positions, C]
   */
  record Learned(RealMatrix table) implements PositionalEncoding {
    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if the table has fewer positions
     */
    @Override
    public RealMatrix encode(int length) {
      if (length > table.rows()) {
        throw new IllegalArgumentException(
            "a sequence of "
                + length
                + " words is longer than the position table "
                + table.shape());
      }
      return table.rowsFrom(0, length);
    }
  }
}
