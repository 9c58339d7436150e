package zoetrope.video.h264;

import java.util.Arrays;

/**
 * Luma between the samples of a picture, a quarter of a pixel apart, around one macroblock (ITU-T
 * H.264, 8.4.2.2.1). For one thread at a time.
 */
final class Interpolation {
  /** Pixels that are read around the macroblock, on each side. */
  static final int MARGIN = 3;

  private static final int SIDE = Samples.MACROBLOCK;
  private static final int ROWS = SIDE + 2 * MARGIN + 1;
  private static final int STRIDE = 24;
  private static final int SIZE = ROWS * STRIDE;

  // Each position is the mean of two samples, of which both may be the same: which planes they are
  // in, by the quarters to the right and four times those down, and how far from the pixel.
  private static final int WHOLE = 0;
  private static final int RIGHT = 1;
  private static final int DOWN = 2;
  private static final int CENTRE = 3;
  private static final int[] FIRST = {
    WHOLE, WHOLE, RIGHT, WHOLE, WHOLE, RIGHT, RIGHT, RIGHT,
    DOWN, DOWN, CENTRE, CENTRE, WHOLE, DOWN, CENTRE, DOWN
  };
  private static final int[] FIRST_AT = {0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, STRIDE, 0, 0, 1};
  private static final int[] SECOND = {
    WHOLE, RIGHT, RIGHT, RIGHT, DOWN, DOWN, CENTRE, DOWN,
    DOWN, CENTRE, CENTRE, DOWN, DOWN, RIGHT, RIGHT, RIGHT
  };
  private static final int[] SECOND_AT = {
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, STRIDE, STRIDE, STRIDE
  };

  private final int[][] planes = new int[4][SIZE];
  private final boolean[] ready = new boolean[4];
  private final int[] sums = new int[SIZE];

  /**
   * Takes the macroblock at {@code at} of a plane, which must have {@link #MARGIN} samples on all
   * sides, and one more to the right and below.
   */
  void load(byte[] samples, int at, int stride) {
    int[] whole = planes[WHOLE];
    int from = at - MARGIN * stride - MARGIN;
    for (int y = 0; y < ROWS; y++) {
      for (int x = 0; x < ROWS; x++) {
        whole[y * STRIDE + x] = samples[from + x] & 0xff;
      }
      from += stride;
    }
    Arrays.fill(ready, false);
    ready[WHOLE] = true;
  }

  /** A plane, which is made when it is asked for: most motions need two of the four. */
  private int[] plane(int index) {
    int[] plane = planes[index];
    if (!ready[index]) {
      ready[index] = true;
      switch (index) {
        case RIGHT -> {
          filter(planes[WHOLE], 1, sums);
          round(sums, 5, plane);
        }
        case DOWN -> {
          filter(planes[WHOLE], STRIDE, sums);
          round(sums, 5, plane);
        }
        default -> {
          filter(planes[WHOLE], 1, sums);
          filter(sums, STRIDE, plane);
          round(plane, 10, plane);
        }
      }
    }
    return plane;
  }

  /** The filter of six taps, between a sample and the one {@code step} behind it. */
  private static void filter(int[] in, int step, int[] out) {
    if (step == 1) {
      for (int i = 2; i < SIZE - 3; i++) {
        out[i] = in[i - 2] + in[i + 3] - 5 * (in[i - 1] + in[i + 2]) + 20 * (in[i] + in[i + 1]);
      }
    } else {
      for (int i = 2 * STRIDE; i < SIZE - 3 * STRIDE; i++) {
        out[i] =
            in[i - 2 * STRIDE]
                + in[i + 3 * STRIDE]
                - 5 * (in[i - STRIDE] + in[i + 2 * STRIDE])
                + 20 * (in[i] + in[i + STRIDE]);
      }
    }
  }

  private static void round(int[] in, int shift, int[] out) {
    int half = 1 << shift - 1;
    for (int i = 0; i < SIZE; i++) {
      out[i] = Math.max(0, Math.min(255, in[i] + half >> shift));
    }
  }

  /**
   * Writes the macroblock moved by so many quarters of a pixel, row by row.
   *
   * @param dx -4 to 3
   * @param dy -4 to 3
   */
  void move(int dx, int dy, int[] to) {
    int position = 4 * (dy & 3) + (dx & 3);
    int at = (MARGIN + (dy >> 2)) * STRIDE + MARGIN + (dx >> 2);
    int[] first = plane(FIRST[position]);
    int[] second = plane(SECOND[position]);
    int i = at + FIRST_AT[position];
    int j = at + SECOND_AT[position];
    for (int y = 0; y < SIDE; y++) {
      for (int x = 0; x < SIDE; x++) {
        to[y * SIDE + x] = first[i + x] + second[j + x] + 1 >> 1;
      }
      i += STRIDE;
      j += STRIDE;
    }
  }
}
