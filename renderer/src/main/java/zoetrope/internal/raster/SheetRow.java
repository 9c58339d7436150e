package zoetrope.internal.raster;

import java.util.Arrays;

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

  /** So little is rounding where nothing covers a pixel. */
  private static final int NOTHING = 4;

  /** Where {@link Blend#lanes} has blue, green, red and alpha. */
  private static final int[] SHIFTS = {0, 32, 16, 48};

  private static final long BYTE_HALVES = 0x0080008000800080L;
  private static final long BYTES = 0x00FF00FF00FF00FFL;

  private final long[] lanes = new long[TileMask.SIDE];

  /** The same in eight bits a channel. */
  private final int[] pixels = new int[TileMask.SIDE];

  private boolean isOpaque;
  private boolean isUnited;

  /** The lanes of a premultiplied colour. */
  static long colors(int color) {
    return color & 255 | (color >> 8 & 255L) << LANE | (color >> 16 & 255L) << 2 * LANE;
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
    int bits = edges.touched[row];
    edges.touched[row] = 0;
    int first = Math.min(side, Integer.numberOfTrailingZeros(bits));
    int last = Math.min(side, TileMask.SIDE - Integer.numberOfLeadingZeros(bits));
    Arrays.fill(lanes, 0, first, 0);
    Arrays.fill(pixels, 0, first, 0);
    int unsure = 0;
    int all = first == 0 ? -1 : 0;
    long color = 0;
    long cover = 0;
    long seen = 0;
    boolean sure = true;
    long[] sums = edges.sums;
    int at = SheetEdges.STRIDE * row + 2 * first;
    for (int column = first; column < last; column++, at += 2) {
      color += sums[at];
      cover += sums[at + 1];
      sums[at] = 0;
      sums[at + 1] = 0;
      sure = cover == OPAQUE || cover == OPAQUE_BACK || isSure(cover);
      seen = sure ? seen(color, cover) : 0;
      unsure |= sure ? 0 : 1 << column;
      int pixel = pack(seen);
      all &= pixel;
      lanes[column] = seen;
      pixels[column] = pixel;
    }
    if (last < side) {
      int pixel = pack(seen);
      all &= pixel;
      unsure |= sure ? 0 : TileMask.columns(last, side);
      Arrays.fill(lanes, last, side, seen);
      Arrays.fill(pixels, last, side, pixel);
    } else {
      // What begins right of the square, where a row that was not touched has nothing.
      sums[SheetEdges.STRIDE * row + 2 * side] = 0;
      sums[SheetEdges.STRIDE * row + 2 * side + 1] = 0;
    }
    isOpaque = all >>> 24 == 255;
    return unsure;
  }

  private static long seen(long color, long cover) {
    return cover == OPAQUE || cover == OPAQUE_BACK
        ? OPAQUE_LANE | channels(color)
        : partly(color, cover);
  }

  /** Whether a pixel is covered once, or by the border of one surface. */
  private boolean isSure(long cover) {
    int front = lane(cover, 0);
    int back = lane(cover, LANE);
    int covered = front + back;
    return Math.min(front, back) <= SLACK
        && covered <= FULL + SLACK
        && (isUnited || covered >= FULL - SLACK || covered <= NOTHING);
  }

  private static long partly(long color, long cover) {
    int covered = lane(cover, 0) + lane(cover, LANE);
    if (covered <= NOTHING) {
      return 0;
    }
    boolean isWhole = covered >= FULL - SLACK && covered != FULL;
    long result = 0;
    for (int channel = 0; channel < 4; channel++) {
      int sum = channel == 3 ? lane(cover, 2 * LANE) : lane(color, channel * LANE);
      sum = isWhole ? (int) ((long) sum * FULL / covered) : sum;
      result |= (long) (Math.max(0, Math.min(MOST, sum)) >> 4) << SHIFTS[channel];
    }
    return result;
  }

  /** A sum of two or three lanes, of which each may be a little below 0. */
  private static int lane(long sums, int shift) {
    return (int) (sums + BIAS * ONES >>> shift & LOW) - BIAS;
  }

  private static long channels(long color) {
    long biased = color + SIGNS;
    if ((biased & SIGNS) != SIGNS) {
      return partly(color, OPAQUE) & ~OPAQUE_LANE;
    }
    return biased >>> 4 & 0xFFFF
        | (biased >>> LANE + 4 & 0xFFFF) << 32
        | (biased >>> 2 * LANE + 4 & 0xFFFF) << 16;
  }

  /** Lanes as a pixel. */
  static int pack(long lanes) {
    long t = lanes + BYTE_HALVES >>> 8 & BYTES;
    return (int) (t >>> 24) | (int) t;
  }

  /**
   * What the row shows in a column, premultiplied, in 1/256, sixteen bits a channel as {@link
   * Blend#lanes} orders them.
   */
  long lanes(int column) {
    return lanes[column];
  }

  /** The same as pixels, one a column. */
  int[] pixels() {
    return pixels;
  }

  /** Whether nothing behind the row is seen. */
  boolean isOpaque() {
    return isOpaque;
  }
}
