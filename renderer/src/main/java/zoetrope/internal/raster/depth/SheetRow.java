package zoetrope.internal.raster.depth;

import zoetrope.internal.raster.pixel.Blend;

/**
 * Computes the visible colours in one row of a square of pixels from the contributions of the
 * faces. The result is uncertain where faces may hide one another.
 *
 * <p>A sum is a long with three lanes of fixed-point numbers. The first sum of a pixel contains
 * blue, green and red of all faces. The second contains the coverage by faces that show their
 * front, the coverage by faces that show their back, and the alpha.
 */
final class SheetRow {
  /** The value of a coverage lane for a pixel that is completely covered once. */
  private static final int FULL = 1 << 12;

  /** A smaller deviation of a coverage is a rounding error, because corners never meet exactly. */
  private static final int SLACK = FULL / 64;

  /** The width of a lane in bits. */
  private static final int LANE_BITS = 21;

  private static final long LOW = (1L << LANE_BITS) - 1;
  private static final long ONES = 1 | 1L << LANE_BITS | 1L << 2 * LANE_BITS;

  /**
   * The top bit of each lane. After the addition of this constant, the top bit is set in all lanes
   * that were at least 0.
   */
  private static final long SIGNS = ONES << LANE_BITS - 1;

  /** An offset that is added to lanes that may be below 0 because of rounding errors. */
  private static final int BIAS = FULL;

  private static final int MAX_SUM = 255 * FULL;

  /** The second sum of a pixel that one opaque face covers with its front, or its back. */
  private static final long OPAQUE = 255L * FULL << 2 * LANE_BITS | FULL;

  private static final long OPAQUE_BACK = 255L * FULL << 2 * LANE_BITS | (long) FULL << LANE_BITS;

  private static final long OPAQUE_LANE = 255L << 56;

  /** A value for pixels whose result is uncertain. It is not a valid colour. */
  private static final long UNSURE = -1;

  /** A coverage up to this counts as a rounding error in a pixel that no face covers. */
  private static final int MAX_EMPTY_SUM = 4;

  /** The shifts of blue, green and red in {@link Blend#lanes}. */
  private static final int[] SHIFTS = {0, 32, 16};

  private static final long BYTE_HALVES = 0x0080008000800080L;
  private static final long BYTES = 0x00FF00FF00FF00FFL;

  /** After adding this, the top bits of lanes above {@link #MAX_SUM} are set. */
  private static final long ROOM = ((1L << LANE_BITS - 1) - 1 - MAX_SUM) * ONES;

  /** The runs of equal pixels: where each begins, and its colour. */
  private final int[] starts = new int[TileMask.SIDE + 1];

  private final long[] lanes = new long[TileMask.SIDE];
  private int count;
  private boolean isUnited;

  /** Returns the lanes of a premultiplied colour. */
  static long colors(int color) {
    return color & 255 | (color >> 8 & 255L) << LANE_BITS | (color >> 16 & 255L) << 2 * LANE_BITS;
  }

  /** Whether all lanes are from -most to most, which must be a power of 2 minus 1. */
  static boolean isEven(long difference, int most) {
    long evens = most * ONES;
    return ((difference + evens | evens - difference) & ~((2L * most + 1) * ONES)) == 0;
  }

  /** Returns the lanes for the coverage of a front or back face, and for its alpha. */
  static long coverage(boolean front, int color) {
    return (front ? 1L : 1L << LANE_BITS) | (long) (color >>> 24) << 2 * LANE_BITS;
  }

  /**
   * Sums up a row and clears it; returns the columns, as bits, where the result is uncertain
   * because faces hide one another.
   *
   * @param united whether all faces belong to one surface
   */
  int resolve(SheetEdges edges, int row, int side, boolean united) {
    isUnited = united;
    int touched = edges.touched[row] & TileMask.columns(0, side);
    int covered = edges.covered[row];
    edges.touched[row] = 0;
    edges.covered[row] = 0;
    long[] sums = edges.sums;
    int base = SheetEdges.STRIDE * row;
    count = 0;
    if ((touched & 1) == 0) {
      run(0, 0);
    }
    int unsure = 0;
    long color = 0;
    long cover = 0;
    while (touched != 0) {
      int column = Integer.numberOfTrailingZeros(touched);
      touched &= touched - 1;
      int at = base + 2 * column;
      color += sums[at];
      sums[at] = 0;
      if ((covered >>> column & 1) != 0) {
        cover += sums[at + 1];
        sums[at + 1] = 0;
      }
      long seen = cover == OPAQUE || cover == OPAQUE_BACK ? opaque(color) : seen(color, cover);
      if (seen == UNSURE) {
        int end = touched == 0 ? side : Integer.numberOfTrailingZeros(touched);
        unsure |= TileMask.columns(column, end);
        seen = 0;
      }
      run(column, seen);
    }
    // The contributions right of the square.
    sums[base + 2 * side] = 0;
    sums[base + 2 * side + 1] = 0;
    starts[count] = side;
    return unsure;
  }

  /**
   * Sums up a row as {@link #resolve} does, and paints the columns that are certain.
   *
   * @param from the index of the first column in {@code pixels}
   */
  int paint(SheetEdges edges, int row, int side, boolean united, int[] pixels, int from) {
    isUnited = united;
    int touched = edges.touched[row] & TileMask.columns(0, side);
    int covered = edges.covered[row];
    edges.touched[row] = 0;
    edges.covered[row] = 0;
    long[] sums = edges.sums;
    int base = SheetEdges.STRIDE * row;
    int unsure = 0;
    long color = 0;
    long cover = 0;
    while (touched != 0) {
      int column = Integer.numberOfTrailingZeros(touched);
      touched &= touched - 1;
      int at = base + 2 * column;
      color += sums[at];
      sums[at] = 0;
      if ((covered >>> column & 1) != 0) {
        cover += sums[at + 1];
        sums[at + 1] = 0;
      }
      int end = touched == 0 ? side : Integer.numberOfTrailingZeros(touched);
      if ((cover == OPAQUE || cover == OPAQUE_BACK) && isWithin(color)) {
        int packed = rounded(color);
        fill(pixels, from + column, from + end, packed);
      } else if (cover != 0) {
        long seen = cover == OPAQUE || cover == OPAQUE_BACK ? opaque(color) : seen(color, cover);
        if (seen == UNSURE) {
          unsure |= TileMask.columns(column, end);
        } else {
          blend(pixels, from + column, from + end, pack(seen));
        }
      }
    }
    sums[base + 2 * side] = 0;
    sums[base + 2 * side + 1] = 0;
    return unsure;
  }

  /** Fills pixels with a colour. This is fast if there are only a few. */
  private static void fill(int[] pixels, int from, int to, int color) {
    int p = from;
    for (; p + 4 <= to; p += 4) {
      pixels[p] = color;
      pixels[p + 1] = color;
      pixels[p + 2] = color;
      pixels[p + 3] = color;
    }
    // This is not a loop, because the JIT compiler would optimize a loop for many iterations.
    if (p < to) {
      pixels[p] = color;
      if (p + 1 < to) {
        pixels[p + 1] = color;
        if (p + 2 < to) {
          pixels[p + 2] = color;
        }
      }
    }
  }

  private static void blend(int[] pixels, int from, int to, int color) {
    for (int p = from; p < to && color != 0; p++) {
      pixels[p] = Blend.premultipliedOver(pixels[p], color, 255);
    }
  }

  /** Returns the opaque pixel for a sum of colours that satisfies {@link #isWithin}. */
  private static int rounded(long color) {
    long sums = color + FULL / 2 * ONES;
    return 0xFF000000
        | (int) (sums >>> 2 * LANE_BITS + 12 & 255) << 16
        | (int) (sums >>> LANE_BITS + 12 & 255) << 8
        | (int) (sums >>> 12 & 255);
  }

  private void run(int column, long seen) {
    starts[count] = column;
    lanes[count++] = seen;
  }

  private static long opaque(long color) {
    long biased = color + SIGNS;
    return isWithin(color) ? OPAQUE_LANE | channels(biased) : clamped(color, OPAQUE, FULL);
  }

  /** Whether all lanes are from 0 to {@link #MAX_SUM}. */
  private static boolean isWithin(long color) {
    return (color + SIGNS & SIGNS) == SIGNS && (color + ROOM & SIGNS) == 0;
  }

  /**
   * Returns the colour of a pixel that is covered once, or that the border of a single surface
   * covers in part. For other pixels, returns {@link #UNSURE}.
   */
  private long seen(long color, long cover) {
    int front = lane(cover, 0);
    int back = lane(cover, LANE_BITS);
    int covered = front + back;
    boolean isSure =
        Math.min(front, back) <= SLACK
            && covered <= FULL + SLACK
            && (isUnited || covered >= FULL - SLACK || covered <= MAX_EMPTY_SUM);
    if (!isSure) {
      return UNSURE;
    }
    if (covered <= MAX_EMPTY_SUM) {
      return 0;
    }
    boolean isExact = covered == FULL || covered < FULL - SLACK;
    int alpha = Math.max(0, Math.min(MAX_SUM, lane(cover, 2 * LANE_BITS)));
    if (isExact && isWithin(color) && isWithin(color + (MAX_SUM - alpha) * ONES)) {
      return (long) (alpha >> 4) << 48 | channels(color + SIGNS);
    }
    return clamped(color, cover, isExact ? FULL : covered);
  }

  private static long clamped(long color, long cover, int covered) {
    int alpha = share(lane(cover, 2 * LANE_BITS), covered, MAX_SUM);
    long result = (long) (alpha >> 4) << 48;
    for (int channel = 0; channel < 3; channel++) {
      // Where edges are rounded to whole pixels, the sum of a colour may slightly exceed the
      // coverage.
      int sum = share(lane(color, channel * LANE_BITS), covered, alpha);
      result |= (long) (sum >> 4) << SHIFTS[channel];
    }
    return result;
  }

  private static int share(int sum, int covered, int most) {
    int whole = covered == FULL ? sum : (int) ((long) sum * FULL / covered);
    return Math.max(0, Math.min(most, whole));
  }

  /**
   * Converts a sum whose lanes are at least 0 to {@link Blend#lanes}. The sum may include {@link
   * #SIGNS}.
   */
  private static long channels(long sums) {
    return sums >>> 4 & 0xFFFF
        | (sums >>> LANE_BITS + 4 & 0xFFFF) << 32
        | (sums >>> 2 * LANE_BITS + 4 & 0xFFFF) << 16;
  }

  /** Returns the lane that begins at bit {@code shift}. Lanes may be slightly below 0. */
  private static int lane(long sums, int shift) {
    return (int) (sums + BIAS * ONES >>> shift & LOW) - BIAS;
  }

  /** Converts lanes to a pixel. */
  static int pack(long lanes) {
    long t = lanes + BYTE_HALVES >>> 8 & BYTES;
    return (int) (t >>> 24) | (int) t;
  }

  /** Returns the number of runs of equal pixels in the row. */
  int count() {
    return count;
  }

  /** Returns the column where run {@code k} begins; for {@link #count}, the end of the row. */
  int start(int k) {
    return starts[k];
  }

  /**
   * Returns the premultiplied colour of run {@code k}, in 1/256 with sixteen bits per channel in
   * the order of {@link Blend#lanes}; 0 where it is not certain.
   */
  long lanes(int k) {
    return lanes[k];
  }
}
