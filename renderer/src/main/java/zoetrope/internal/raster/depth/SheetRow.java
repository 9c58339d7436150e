package zoetrope.internal.raster.depth;

import zoetrope.internal.raster.pixel.Blend;

/**
 * What a row of a square of pixels shows of the faces that were added to it, where that is certain.
 *
 * <p>The sums of a pixel are fixed point numbers in lanes: blue, green and red of all faces; how
 * much of the pixel is covered by those that turn one way on the canvas, by those that turn the
 * other way, and their alpha.
 */
final class SheetRow {
  /** The sum of a pixel that is covered once. */
  private static final int FULL = 1 << 12;

  /** So little more or less is rounding where the corners of faces do not meet exactly. */
  private static final int SLACK = FULL / 64;

  /** Sums are fixed point numbers in lanes: blue, green and red; both coverages and alpha. */
  private static final int LANE = 21;

  private static final long LOW = (1L << LANE) - 1;
  private static final long ONES = 1 | 1L << LANE | 1L << 2 * LANE;

  /** A sum of one pixel plus this has this bit if it is not below 0, nor above {@link #MOST}. */
  private static final long SIGNS = ONES << LANE - 1;

  /** More than sums fall below 0, since coverage is rounded. */
  private static final int BIAS = FULL;

  private static final int MOST = 255 * FULL;

  /** What covers a pixel once, opaquely: turning one way, or the other. */
  private static final long OPAQUE = 255L * FULL << 2 * LANE | FULL;

  private static final long OPAQUE_BACK = 255L * FULL << 2 * LANE | (long) FULL << LANE;

  private static final long OPAQUE_LANE = 255L << 56;

  /** No lanes, for what is not certain. */
  private static final long UNSURE = -1;

  /** So little is rounding where nothing covers a pixel. */
  private static final int NOTHING = 4;

  /** Where {@link Blend#lanes} has blue, green and red. */
  private static final int[] SHIFTS = {0, 32, 16};

  private static final long BYTE_HALVES = 0x0080008000800080L;
  private static final long BYTES = 0x00FF00FF00FF00FFL;

  /** Added to a sum that is not below 0, this gives one above {@link #MOST} the bit too. */
  private static final long ROOM = ((1L << LANE - 1) - 1 - MOST) * ONES;

  /** The runs of pixels that show the same: where each begins, and what it shows. */
  private final int[] starts = new int[TileMask.SIDE + 1];

  private final long[] lanes = new long[TileMask.SIDE];
  private int count;
  private boolean isUnited;

  /** The lanes of a premultiplied colour. */
  static long colors(int color) {
    return color & 255 | (color >> 8 & 255L) << LANE | (color >> 16 & 255L) << 2 * LANE;
  }

  /**
   * Whether no lane of a difference of colours is greater than {@code most}, which is a power of 2
   * less 1, or less than its negative.
   */
  static boolean isEven(long difference, int most) {
    long evens = most * ONES;
    return ((difference + evens | evens - difference) & ~((2L * most + 1) * ONES)) == 0;
  }

  /** The lanes of the coverage of a face that turns one way or the other. */
  static long coverage(boolean front, int color) {
    return (front ? 1L : 1L << LANE) | (long) (color >>> 24) << 2 * LANE;
  }

  /**
   * Sums a row up and clears it; returns the columns in which it is not certain what is seen, since
   * faces hide one another there, as bits.
   *
   * @param united whether all faces are of one surface
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
    // What begins right of the square.
    sums[base + 2 * side] = 0;
    sums[base + 2 * side + 1] = 0;
    starts[count] = side;
    return unsure;
  }

  /**
   * The same, and paints what is certain.
   *
   * @param pixels onto which it is painted, the first column at {@code from}
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

  /** Fills pixels, most often few. */
  private static void fill(int[] pixels, int from, int to, int color) {
    int p = from;
    for (; p + 4 <= to; p += 4) {
      pixels[p] = color;
      pixels[p + 1] = color;
      pixels[p + 2] = color;
      pixels[p + 3] = color;
    }
    // No loop, which would be compiled for many.
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

  /** An opaque pixel of sums that are {@link #isWithin}. */
  private static int rounded(long color) {
    long sums = color + FULL / 2 * ONES;
    return 0xFF000000
        | (int) (sums >>> 2 * LANE + 12 & 255) << 16
        | (int) (sums >>> LANE + 12 & 255) << 8
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

  /** Whether no sum is below 0 or above {@link #MOST}. */
  private static boolean isWithin(long color) {
    return (color + SIGNS & SIGNS) == SIGNS && (color + ROOM & SIGNS) == 0;
  }

  /** What a pixel shows that is covered once, or by the border of one surface; else unsure. */
  private long seen(long color, long cover) {
    int front = lane(cover, 0);
    int back = lane(cover, LANE);
    int covered = front + back;
    boolean isSure =
        Math.min(front, back) <= SLACK
            && covered <= FULL + SLACK
            && (isUnited || covered >= FULL - SLACK || covered <= NOTHING);
    if (!isSure) {
      return UNSURE;
    }
    if (covered <= NOTHING) {
      return 0;
    }
    boolean isExact = covered == FULL || covered < FULL - SLACK;
    int alpha = Math.max(0, Math.min(MOST, lane(cover, 2 * LANE)));
    if (isExact && isWithin(color) && isWithin(color + (MOST - alpha) * ONES)) {
      return (long) (alpha >> 4) << 48 | channels(color + SIGNS);
    }
    return clamped(color, cover, isExact ? FULL : covered);
  }

  private static long clamped(long color, long cover, int covered) {
    int alpha = share(lane(cover, 2 * LANE), covered, MOST);
    long result = (long) (alpha >> 4) << 48;
    for (int channel = 0; channel < 3; channel++) {
      // Of colours that part at whole pixels, a little more may come than the pixel is covered.
      int sum = share(lane(color, channel * LANE), covered, alpha);
      result |= (long) (sum >> 4) << SHIFTS[channel];
    }
    return result;
  }

  private static int share(int sum, int covered, int most) {
    int whole = covered == FULL ? sum : (int) ((long) sum * FULL / covered);
    return Math.max(0, Math.min(most, whole));
  }

  /** The lanes of sums of which none is below 0; {@link #SIGNS} or nothing is added to them. */
  private static long channels(long sums) {
    return sums >>> 4 & 0xFFFF
        | (sums >>> LANE + 4 & 0xFFFF) << 32
        | (sums >>> 2 * LANE + 4 & 0xFFFF) << 16;
  }

  /** A sum of two or three lanes, of which each may be a little below 0. */
  private static int lane(long sums, int shift) {
    return (int) (sums + BIAS * ONES >>> shift & LOW) - BIAS;
  }

  /** Lanes as a pixel. */
  static int pack(long lanes) {
    long t = lanes + BYTE_HALVES >>> 8 & BYTES;
    return (int) (t >>> 24) | (int) t;
  }

  /** How many runs of pixels that show the same the row has. */
  int count() {
    return count;
  }

  /** The column where run {@code k} begins; that of run {@link #count} is where the row ends. */
  int start(int k) {
    return starts[k];
  }

  /**
   * What run {@code k} shows, premultiplied, in 1/256, sixteen bits a channel as {@link
   * Blend#lanes} orders them; 0 where that is not certain.
   */
  long lanes(int k) {
    return lanes[k];
  }
}
