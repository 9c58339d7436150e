package zoetrope.internal.video.h264;

/**
 * H.264's integer transforms of 4 x 4 blocks. Samples are in raster order, coefficients in zigzag
 * order (ITU-T H.264, table 8-2).
 */
final class IntegerTransform {
  private IntegerTransform() {}

  /**
   * Applies the forward core transform to the 16 samples from index {@code at} on, and writes the
   * coefficients at the same indices. Overwrites the samples.
   */
  static void forward(int[] samples, int at, int[] coefficients) {
    for (int i = at; i < at + 16; i += 4) {
      int outer = samples[i] + samples[i + 3];
      int inner = samples[i + 1] + samples[i + 2];
      int outerDifference = samples[i] - samples[i + 3];
      int innerDifference = samples[i + 1] - samples[i + 2];
      samples[i] = outer + inner;
      samples[i + 1] = 2 * outerDifference + innerDifference;
      samples[i + 2] = outer - inner;
      samples[i + 3] = outerDifference - 2 * innerDifference;
    }
    forward(samples, at, coefficients, at, at + 2, at + 3, at + 9);
    forward(samples, at + 1, coefficients, at + 1, at + 4, at + 8, at + 10);
    forward(samples, at + 2, coefficients, at + 5, at + 7, at + 11, at + 14);
    forward(samples, at + 3, coefficients, at + 6, at + 12, at + 13, at + 15);
  }

  private static void forward(int[] b, int at, int[] to, int i0, int i1, int i2, int i3) {
    int outer = b[at] + b[at + 12];
    int inner = b[at + 4] + b[at + 8];
    int outerDifference = b[at] - b[at + 12];
    int innerDifference = b[at + 4] - b[at + 8];
    to[i0] = outer + inner;
    to[i1] = 2 * outerDifference + innerDifference;
    to[i2] = outer - inner;
    to[i3] = outerDifference - 2 * innerDifference;
  }

  /**
   * Applies the inverse core transform, without the final division by 64 (8.5.12.2).
   *
   * @param samples receives the residual (the differences from the prediction), multiplied by 64,
   *     row by row, from index {@code at} on
   */
  static void inverse(int[] coefficients, int at, int[] samples) {
    inverse(coefficients, at, at + 1, at + 5, at + 6, samples, at);
    inverse(coefficients, at + 2, at + 4, at + 7, at + 12, samples, at + 4);
    inverse(coefficients, at + 3, at + 8, at + 11, at + 13, samples, at + 8);
    inverse(coefficients, at + 9, at + 10, at + 14, at + 15, samples, at + 12);
    for (int i = at; i < at + 4; i++) {
      int even = samples[i] + samples[i + 8];
      int evenDifference = samples[i] - samples[i + 8];
      int oddDifference = (samples[i + 4] >> 1) - samples[i + 12];
      int odd = samples[i + 4] + (samples[i + 12] >> 1);
      samples[i] = even + odd;
      samples[i + 4] = evenDifference + oddDifference;
      samples[i + 8] = evenDifference - oddDifference;
      samples[i + 12] = even - odd;
    }
  }

  private static void inverse(int[] b, int i0, int i1, int i2, int i3, int[] to, int at) {
    int even = b[i0] + b[i2];
    int evenDifference = b[i0] - b[i2];
    int oddDifference = (b[i1] >> 1) - b[i3];
    int odd = b[i1] + (b[i3] >> 1);
    to[at] = even + odd;
    to[at + 1] = evenDifference + oddDifference;
    to[at + 2] = evenDifference - oddDifference;
    to[at + 3] = even - odd;
  }

  /**
   * Applies the 4 x 4 Hadamard transform of DC coefficients in place. Applying it twice multiplies
   * by 16.
   */
  static void hadamard4(int[] b) {
    for (int i = 0; i < 16; i += 4) {
      hadamard(b, i, 1);
    }
    for (int i = 0; i < 4; i++) {
      hadamard(b, i, 4);
    }
  }

  private static void hadamard(int[] b, int at, int step) {
    int outer = b[at] + b[at + 3 * step];
    int inner = b[at + step] + b[at + 2 * step];
    int outerDifference = b[at] - b[at + 3 * step];
    int innerDifference = b[at + step] - b[at + 2 * step];
    b[at] = outer + inner;
    b[at + step] = outerDifference + innerDifference;
    b[at + 2 * step] = outer - inner;
    b[at + 3 * step] = outerDifference - innerDifference;
  }

  /**
   * Applies the 2 x 2 Hadamard transform of DC coefficients in place. Applying it twice multiplies
   * by 4.
   */
  static void hadamard2(int[] b) {
    int sum = b[0] + b[1];
    int difference = b[0] - b[1];
    int lowerSum = b[2] + b[3];
    int lowerDifference = b[2] - b[3];
    b[0] = sum + lowerSum;
    b[1] = difference + lowerDifference;
    b[2] = sum - lowerSum;
    b[3] = difference - lowerDifference;
  }
}
