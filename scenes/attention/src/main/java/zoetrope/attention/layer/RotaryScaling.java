package zoetrope.attention.layer;

/**
 * How rotary positions are made slower for sequences that are longer than those that a model was
 * first trained on.
 */
public sealed interface RotaryScaling {
  /** As trained: no angle is changed. */
  RotaryScaling NONE = new Linear(1);

  /** The angle by which a pair of numbers is turned at each position, for the trained one. */
  double scaled(double frequency);

  /**
   * All angles divided by a factor (Chen et al., "Extending Context Window of Large Language Models
   * via Positional Interpolation", 2023; {@code "linear"} on model hubs).
   *
   * @param factor how many times as long sequences may be, at least 1
   */
  record Linear(double factor) implements RotaryScaling {
    /**
     * Checks the factor.
     *
     * @throws IllegalArgumentException if it is not a finite number of at least 1
     */
    public Linear {
      requireFactor(factor);
    }

    @Override
    public double scaled(double frequency) {
      return frequency / factor;
    }
  }

  /**
   * Only slow angles divided by a factor, fast ones left as they were, and those between mixed
   * (Llama 3.1's own, {@code "llama3"} on model hubs; its model card and reference code, 2024). A
   * pair turns n = L f / 2π times within the length L of the first training: with n below {@code
   * slow} its angle f becomes f / factor, above {@code fast} it stays, and between them it is (1 -
   * s) f / factor + s f with s = (n - slow) / (fast - slow).
   *
   * @param factor how many times slower the slow ones become, at least 1
   * @param slow turns within the first training's length, greater than 0; "low_freq_factor"
   * @param fast turns, greater than {@code slow}; "high_freq_factor"
   * @param trained the length L of the sequences of the first training, at least 1
   */
  record ByTurns(double factor, double slow, double fast, int trained) implements RotaryScaling {
    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if they are out of their ranges
     */
    public ByTurns {
      requireFactor(factor);
      if (!(slow > 0 && fast > slow) || Double.isInfinite(fast) || trained < 1) {
        throw new IllegalArgumentException(
            "scaled rotations need turns with 0 < slow < fast, and a length of at least 1, not "
                + slow
                + ", "
                + fast
                + " and "
                + trained);
      }
    }

    @Override
    public double scaled(double frequency) {
      double turns = trained * frequency / (2 * Math.PI);
      double share = Math.min(1, Math.max(0, (turns - slow) / (fast - slow)));
      return (1 - share) * frequency / factor + share * frequency;
    }
  }

  private static void requireFactor(double factor) {
    if (!(factor >= 1) || Double.isInfinite(factor)) {
      throw new IllegalArgumentException(
          "rotations are scaled by a finite factor of at least 1, not " + factor);
    }
  }
}
