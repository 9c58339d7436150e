package zoetrope.internal.video.h264;

/**
 * Quantises the coefficients of blocks of 4 x 4 with one step size, and reckons back what a decoder
 * will make of them. Immutable.
 *
 * <p>The factors of the way back are those of ITU-T H.264, 8.5.9; those of the way there are their
 * inverses times the norms of the transform, in 15 fractional bits.
 */
final class Quantizer {
  /** Where the coefficients of a scan lie in a block: the zigzag (ITU-T H.264, table 8-2). */
  static final int[] SCAN = {0, 1, 4, 8, 5, 2, 3, 6, 9, 12, 13, 10, 7, 11, 14, 15};

  private static final int[][] FACTORS = {
    {13107, 5243, 8066},
    {11916, 4660, 7490},
    {10082, 4194, 6554},
    {9362, 3647, 5825},
    {8192, 3355, 5243},
    {7282, 2893, 4559}
  };

  private static final int[][] SCALES = {
    {10, 16, 13}, {11, 18, 14}, {13, 20, 16}, {14, 23, 18}, {16, 25, 20}, {18, 29, 23}
  };

  private static final int[] CHROMA = {
    29, 30, 31, 32, 32, 33, 34, 34, 35, 35, 36, 36, 37, 37, 37, 38, 38, 38, 39, 39, 39, 39
  };

  private final int parameter;
  private final int shift;

  /** In scanning order, as the scales are. */
  private final int[] factors = new int[16];

  private final int[] scales = new int[16];
  private final int zeroBelow;

  /**
   * A quantiser for the parameter {@code QP}, 0 to 51: the step doubles with every 6.
   *
   * @param parameter of luma, or that of {@link #chroma}
   */
  Quantizer(int parameter) {
    this.parameter = parameter;
    this.shift = 15 + parameter / 6;
    for (int i = 0; i < 16; i++) {
      int place = SCAN[i];
      int odd = (place & 1) + (place >> 2 & 1);
      int kind = odd == 0 ? 0 : odd == 2 ? 1 : 2;
      factors[i] = FACTORS[parameter % 6][kind];
      scales[i] = SCALES[parameter % 6][kind];
    }
    // No coefficient is more than 4 times the sum of the differences, and those of that size have
    // the least factor.
    zeroBelow = ((1 << shift) - (1 << shift) / 3) / (4 * FACTORS[parameter % 6][1]);
  }

  /** The parameter of chroma for that of luma (ITU-T H.264, table 8-15, without an offset). */
  static int chroma(int luma) {
    return luma < 30 ? luma : CHROMA[luma - 30];
  }

  /** {@code QP}. */
  int parameter() {
    return parameter;
  }

  /** A sum of absolute differences below which all coefficients of a block become zero. */
  int zeroBelow() {
    return zeroBelow;
  }

  /** What is added before cutting off, between blocks of one picture: a third of a step. */
  int intraRounding() {
    return (1 << shift) / 3;
  }

  /** What is added before cutting off, between pictures: a sixth of a step. */
  int interRounding() {
    return (1 << shift) / 6;
  }

  /**
   * Quantises a block's coefficients, in scanning order, to levels, in their place. Returns how
   * many levels are not zero.
   *
   * @param first 0, or 1 to leave the DC coefficient out
   * @param scaled takes what a decoder takes the coefficients for, in the same places
   */
  int quantize(int[] coefficients, int at, int first, int rounding, int[] scaled) {
    int count = 0;
    for (int i = first; i < 16; i++) {
      int value = coefficients[at + i];
      int level = Math.abs(value) * factors[i] + rounding >> shift;
      if (level != 0) {
        count++;
        level = value < 0 ? -level : level;
      }
      coefficients[at + i] = level;
      scaled[at + i] = level * scales[i] << parameter / 6;
    }
    return count;
  }

  /** Quantises one transformed DC coefficient; {@code rounding} as for {@link #quantize}. */
  int quantizeDc(int value, int rounding) {
    int level = Math.abs(value) * factors[0] + 2 * rounding >> shift + 1;
    return value < 0 ? -level : level;
  }

  /** The DC coefficient of a luma block for the transformed level (ITU-T H.264, 8.5.10). */
  int scaleLumaDc(int value) {
    int octave = parameter / 6;
    int scaled = value * scales[0] * 16;
    return octave >= 6 ? scaled << octave - 6 : scaled + (1 << 5 - octave) >> 6 - octave;
  }

  /** The DC coefficient of a chroma block for the transformed level (ITU-T H.264, 8.5.11.2). */
  int scaleChromaDc(int value) {
    return (value * scales[0] << parameter / 6) >> 1;
  }
}
