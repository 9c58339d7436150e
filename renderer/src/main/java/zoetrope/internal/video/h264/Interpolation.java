package zoetrope.internal.video.h264;

import java.util.Arrays;

/**
 * Quarter-pixel luma interpolation around one macroblock (ITU-T H.264, 8.4.2.2.1). Not thread-safe.
 */
final class Interpolation {
  /** The number of pixels around the macroblock that are needed on each side. */
  static final int MARGIN = 3;

  private static final int SIDE = YuvPicture.MACROBLOCK;
  private static final int ROWS = SIDE + 2 * MARGIN + 1;
  private static final int STRIDE = 24;
  private static final int SIZE = ROWS * STRIDE;

  // The sample at a quarter-pixel position is the mean of two samples, which may be the same
  // sample. The index of a position is its number of quarters to the right plus four times its
  // number of quarters down. The tables contain the planes of the two samples, and the samples'
  // offsets from the integer pixel.
  private static final int INTEGER = 0;
  private static final int HALF_X = 1;
  private static final int HALF_Y = 2;
  private static final int HALF_XY = 3;
  private static final int[] FIRST = {
    INTEGER, INTEGER, HALF_X, INTEGER, INTEGER, HALF_X, HALF_X, HALF_X,
    HALF_Y, HALF_Y, HALF_XY, HALF_XY, INTEGER, HALF_Y, HALF_XY, HALF_Y
  };
  private static final int[] FIRST_AT = {0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, STRIDE, 0, 0, 1};
  private static final int[] SECOND = {
    INTEGER, HALF_X, HALF_X, HALF_X, HALF_Y, HALF_Y, HALF_XY, HALF_Y,
    HALF_Y, HALF_XY, HALF_XY, HALF_Y, HALF_Y, HALF_X, HALF_X, HALF_X
  };
  private static final int[] SECOND_AT = {
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, STRIDE, STRIDE, STRIDE
  };

  /**
   * The first of the rows that motion vectors can reach. Rows before it are needed only by the
   * filter.
   */
  private static final int FIRST_ROW = MARGIN - 1;

  private static final int END_ROW = MARGIN + SIDE + 1;

  private final byte[][] planes = new byte[4][SIZE];
  private final boolean[] ready = new boolean[4];

  /** The integer pixels as ints; valid only if {@link #isWidened}. */
  private final int[] widened = new int[SIZE];

  private boolean isWidened;
  private final int[] sums = new int[SIZE];
  private final int[] rounded = new int[SIZE];

  /**
   * Loads the macroblock at {@code at} of a plane. Around the macroblock, the array must contain
   * {@link #MARGIN} samples to the left and above, and one sample more to the right and below.
   */
  void load(byte[] samples, int at, int stride) {
    int from = at - MARGIN * stride - MARGIN;
    for (int y = 0; y < ROWS; y++) {
      System.arraycopy(samples, from, planes[INTEGER], y * STRIDE, ROWS);
      from += stride;
    }
    Arrays.fill(ready, false);
    ready[INTEGER] = true;
    isWidened = false;
  }

  /**
   * Returns a plane, which is computed at its first use, because a motion vector needs at most two
   * of the four planes.
   */
  private byte[] plane(int index) {
    if (!ready[index]) {
      ready[index] = true;
      widen();
      switch (index) {
        case HALF_X -> {
          filterAcross(widened, FIRST_ROW, END_ROW, sums);
          round(sums, 5, planes[index]);
        }
        case HALF_Y -> {
          filterDown(widened, sums);
          round(sums, 5, planes[index]);
        }
        default -> {
          filterAcross(widened, 0, ROWS, sums);
          filterDown(sums, rounded);
          round(rounded, 10, planes[index]);
        }
      }
    }
    return planes[index];
  }

  /** Widens the integer pixels to ints, so that the JIT compiler vectorises the filter. */
  private void widen() {
    if (!isWidened) {
      isWidened = true;
      byte[] from = planes[INTEGER];
      for (int i = 0; i < SIZE; i++) {
        widened[i] = from[i] & 0xff;
      }
    }
  }

  /**
   * Applies the six-tap filter horizontally: computes the values between each sample and its right
   * neighbour.
   */
  private static void filterAcross(int[] in, int firstRow, int endRow, int[] out) {
    for (int i = firstRow * STRIDE + 2; i < endRow * STRIDE - 3; i++) {
      out[i] = in[i - 2] + in[i + 3] - 5 * (in[i - 1] + in[i + 2]) + 20 * (in[i] + in[i + 1]);
    }
  }

  /**
   * Applies the six-tap filter vertically: computes the values between each sample and its lower
   * neighbour.
   */
  private static void filterDown(int[] in, int[] out) {
    for (int i = FIRST_ROW * STRIDE; i < END_ROW * STRIDE; i++) {
      out[i] =
          in[i - 2 * STRIDE]
              + in[i + 3 * STRIDE]
              - 5 * (in[i - STRIDE] + in[i + 2 * STRIDE])
              + 20 * (in[i] + in[i + STRIDE]);
    }
  }

  /**
   * Divides sums by 2 to the power of {@code shift} and clips, in the rows that motion vectors can
   * reach.
   */
  private void round(int[] in, int shift, byte[] out) {
    int[] values = rounded;
    int half = 1 << shift - 1;
    for (int i = FIRST_ROW * STRIDE; i < END_ROW * STRIDE; i++) {
      values[i] = Math.max(0, Math.min(255, in[i] + half >> shift));
    }
    for (int i = FIRST_ROW * STRIDE; i < END_ROW * STRIDE; i++) {
      out[i] = (byte) values[i];
    }
  }

  /**
   * Writes the prediction of the macroblock for a motion vector, row by row.
   *
   * @param dx the motion to the right in quarter pixels, -4 to 3
   * @param dy the motion down in quarter pixels, -4 to 3
   */
  void interpolate(int dx, int dy, byte[] to) {
    int position = 4 * (dy & 3) + (dx & 3);
    int at = (MARGIN + (dy >> 2)) * STRIDE + MARGIN + (dx >> 2);
    byte[] first = plane(FIRST[position]);
    byte[] second = plane(SECOND[position]);
    int i = at + FIRST_AT[position];
    int j = at + SECOND_AT[position];
    for (int k = 0; k < SIDE * SIDE; k += SIDE) {
      Swar.set(to, k, Swar.mean(Swar.get(first, i), Swar.get(second, j)));
      Swar.set(to, k + 8, Swar.mean(Swar.get(first, i + 8), Swar.get(second, j + 8)));
      i += STRIDE;
      j += STRIDE;
    }
  }
}
