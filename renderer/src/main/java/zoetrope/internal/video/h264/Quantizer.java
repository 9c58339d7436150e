package zoetrope.internal.video.h264;

/**
 * Quantises and dequantizes the coefficients of 4 x 4 blocks with one step size. Immutable.
 *
 * <p>The level scales for dequantization are those of ITU-T H.264, 8.5.9. The multiplier for
 * quantisation is {@code 64 / (s * n)}, with 15 fractional bits. Here, s is the level scale, and n
 * is the squared norm of the coefficient's basis function.
 */
final class Quantizer {
  /**
   * The zigzag scan: the raster position in a block of each coefficient (ITU-T H.264, table 8-2).
   */
  static final int[] ZIGZAG = {0, 1, 4, 8, 5, 2, 3, 6, 9, 12, 13, 10, 7, 11, 14, 15};

  private static final int[][] MULTIPLIERS = {
    {13107, 5243, 8066},
    {11916, 4660, 7490},
    {10082, 4194, 6554},
    {9362, 3647, 5825},
    {8192, 3355, 5243},
    {7282, 2893, 4559}
  };

  private static final int[][] LEVEL_SCALES = {
    {10, 16, 13}, {11, 18, 14}, {13, 20, 16}, {14, 23, 18}, {16, 25, 20}, {18, 29, 23}
  };

  private static final int[] CHROMA_QP = {
    29, 30, 31, 32, 32, 33, 34, 34, 35, 35, 36, 36, 37, 37, 37, 38, 38, 38, 39, 39, 39, 39
  };

  private final int qp;
  private final int shift;

  /** The multipliers in zigzag order; {@link #levelScales} are in zigzag order, too. */
  private final int[] multipliers = new int[16];

  private final int[] levelScales = new int[16];
  private final int zeroThreshold;

  /**
   * Creates a quantiser for the parameter {@code QP}, 0 to 51. The step size doubles with every 6.
   *
   * @param qp the QP of luma, or the result of {@link #chromaQp}
   */
  Quantizer(int qp) {
    this.qp = qp;
    this.shift = 15 + qp / 6;
    for (int i = 0; i < 16; i++) {
      int place = ZIGZAG[i];
      int odd = (place & 1) + (place >> 2 & 1);
      int kind = odd == 0 ? 0 : odd == 2 ? 1 : 2;
      multipliers[i] = MULTIPLIERS[qp % 6][kind];
      levelScales[i] = LEVEL_SCALES[qp % 6][kind];
    }
    // No coefficient exceeds 4 times the SAD, and the coefficients that can be so large have the
    // smallest multiplier.
    zeroThreshold = ((1 << shift) - (1 << shift) / 3) / (4 * MULTIPLIERS[qp % 6][1]);
  }

  /** Returns the QP of chroma for a QP of luma (ITU-T H.264, table 8-15, without an offset). */
  static int chromaQp(int luma) {
    return luma < 30 ? luma : CHROMA_QP[luma - 30];
  }

  int qp() {
    return qp;
  }

  /**
   * Returns a limit for the SAD of a block. If the SAD is below the limit, all coefficients of the
   * block become zero.
   */
  int zeroThreshold() {
    return zeroThreshold;
  }

  /** Returns the rounding offset for intra prediction: a third of a step. */
  int intraRounding() {
    return (1 << shift) / 3;
  }

  /** Returns the rounding offset for inter prediction: a sixth of a step. */
  int interRounding() {
    return (1 << shift) / 6;
  }

  /**
   * Quantises the 16 coefficients of a block from index {@code at} on, which are in zigzag order.
   * Replaces them by their levels, and returns the number of levels that are not 0.
   *
   * @param first 0, or 1 to exclude the DC coefficient
   * @param dequantized receives the dequantized coefficients, at the same indices
   */
  int quantize(int[] coefficients, int at, int first, int rounding, int[] dequantized) {
    int count = 0;
    for (int i = first; i < 16; i++) {
      int value = coefficients[at + i];
      int level = Math.abs(value) * multipliers[i] + rounding >> shift;
      if (level != 0) {
        count++;
        level = value < 0 ? -level : level;
      }
      coefficients[at + i] = level;
      dequantized[at + i] = level * levelScales[i] << qp / 6;
    }
    return count;
  }

  /** Quantises one transformed DC coefficient; {@code rounding} as for {@link #quantize}. */
  int quantizeDc(int value, int rounding) {
    int level = Math.abs(value) * multipliers[0] + 2 * rounding >> shift + 1;
    return value < 0 ? -level : level;
  }

  /**
   * Dequantizes the DC coefficient of a luma block from the transformed level (ITU-T H.264,
   * 8.5.10).
   */
  int scaleLumaDc(int value) {
    int octave = qp / 6;
    int dequantized = value * levelScales[0] * 16;
    return octave >= 6 ? dequantized << octave - 6 : dequantized + (1 << 5 - octave) >> 6 - octave;
  }

  /**
   * Dequantizes the DC coefficient of a chroma block from the transformed level (ITU-T H.264,
   * 8.5.11.2).
   */
  int scaleChromaDc(int value) {
    return (value * levelScales[0] << qp / 6) >> 1;
  }
}
