package zoetrope.video.h264;

/** H.264's integer transforms of blocks of 4 x 4 numbers, row by row, in place. */
final class Transform {
  private Transform() {}

  /** The core transform, which takes differences to coefficients. */
  static void forward(int[] b, int at) {
    for (int i = at; i < at + 16; i += 4) {
      forward(b, i, 1);
    }
    for (int i = at; i < at + 4; i++) {
      forward(b, i, 4);
    }
  }

  private static void forward(int[] b, int at, int step) {
    int outer = b[at] + b[at + 3 * step];
    int inner = b[at + step] + b[at + 2 * step];
    int outerDifference = b[at] - b[at + 3 * step];
    int innerDifference = b[at + step] - b[at + 2 * step];
    b[at] = outer + inner;
    b[at + step] = 2 * outerDifference + innerDifference;
    b[at + 2 * step] = outer - inner;
    b[at + 3 * step] = outerDifference - 2 * innerDifference;
  }

  /** Its inverse as decoders reckon it, without the final division by 64 (8.5.12.2). */
  static void inverse(int[] b, int at) {
    for (int i = at; i < at + 16; i += 4) {
      inverse(b, i, 1);
    }
    for (int i = at; i < at + 4; i++) {
      inverse(b, i, 4);
    }
  }

  private static void inverse(int[] b, int at, int step) {
    int even = b[at] + b[at + 2 * step];
    int evenDifference = b[at] - b[at + 2 * step];
    int oddDifference = (b[at + step] >> 1) - b[at + 3 * step];
    int odd = b[at + step] + (b[at + 3 * step] >> 1);
    b[at] = even + odd;
    b[at + step] = evenDifference + oddDifference;
    b[at + 2 * step] = evenDifference - oddDifference;
    b[at + 3 * step] = even - odd;
  }

  /** The Hadamard transform of 16 DC coefficients, its own inverse but for a factor of 16. */
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

  /** The Hadamard transform of 2 x 2 DC coefficients, its own inverse but for a factor of 4. */
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
