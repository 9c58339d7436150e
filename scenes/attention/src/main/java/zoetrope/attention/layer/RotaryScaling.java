package zoetrope.attention.layer;

/**
 * A method that reduces the angles of rotary positions. It adapts a model to longer sequences than
 * those of its first training.
 */
public sealed interface RotaryScaling {
  /** No scaling: no angle is changed. */
  RotaryScaling NONE = new Linear(1);

  /**
   * Returns the scaled angle of a pair of numbers, given the trained angle; both are in radians per
   * position.
   */
  double scaled(double frequency);

  /**
   * A scaling that divides all angles by a factor (Chen et al., "Extending Context Window of Large
   * Language Models via Positional Interpolation", 2023; {@code "linear"} on model hubs).
   *
   * @param factor the factor between new and trained sequence lengths, at least 1
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
   * A scaling that divides only small angles by a factor. Large angles do not change, and angles
   * between them are interpolated (the method of Llama 3.1, {@code "llama3"} on model hubs; its
   * model card and reference code, 2024).
   *
   * <p>A pair turns n = L f / 2π times within the length L of the first training. For n below
   * {@code slow} its angle f becomes f / factor, and for n above {@code fast} it stays f. Between
   * them it is (1 - s) f / factor + s f with s = (n - slow) / (fast - slow).
   *
   * @param factor the divisor of small angles, at least 1
   * @param slow the number of turns within the length L below which an angle is divided, greater
   *     than 0; "low_freq_factor"
   * @param fast the number of turns within the length L above which an angle does not change,
   *     greater than {@code slow}; "high_freq_factor"
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
            String.format(
                "scaled rotations need turns with 0 < slow < fast, and a length of at least 1, not"
                    + " %s, %s and %s",
                slow, fast, trained));
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
          "rotations must be scaled by a finite factor of at least 1, not " + factor);
    }
  }
}
