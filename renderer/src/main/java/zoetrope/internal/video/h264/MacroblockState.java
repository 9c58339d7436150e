package zoetrope.internal.video.h264;

import java.util.Arrays;
import java.util.BitSet;

/**
 * The motion vectors and counts of coefficients of the macroblocks that are already encoded in a
 * picture. Later macroblocks are predicted from them. By default, a macroblock is skipped and has a
 * zero motion vector.
 */
final class MacroblockState {
  /**
   * The number of blocks of a macroblock whose coefficients are counted: 16 luma blocks row by row,
   * then 4 Cb blocks and 4 Cr blocks.
   */
  private static final int COUNTS = 24;

  private final int columns;
  private final short[] dx;
  private final short[] dy;
  private final boolean[] intra;
  private final byte[] counts;
  private final BitSet touched;

  private int predictedX;
  private int predictedY;
  private int skipX;
  private int skipY;

  MacroblockState(int columns, int rows) {
    this.columns = columns;
    this.dx = new short[columns * rows];
    this.dy = new short[columns * rows];
    this.intra = new boolean[columns * rows];
    this.counts = new byte[columns * rows * COUNTS];
    this.touched = new BitSet(columns * rows);
  }

  void clear() {
    for (int mb = touched.nextSetBit(0); mb >= 0; mb = touched.nextSetBit(mb + 1)) {
      dx[mb] = 0;
      dy[mb] = 0;
      intra[mb] = false;
      Arrays.fill(counts, mb * COUNTS, (mb + 1) * COUNTS, (byte) 0);
    }
    touched.clear();
  }

  /** Sets a macroblock's motion vector, in quarter pixels. */
  void setMotion(int mb, int x, int y) {
    dx[mb] = (short) x;
    dy[mb] = (short) y;
    touched.set(mb);
  }

  void setIntra(int mb) {
    intra[mb] = true;
    touched.set(mb);
  }

  /** Whether a macroblock is inter with a zero motion vector. */
  boolean hasZeroMotion(int mb) {
    return !intra[mb] && dx[mb] == 0 && dy[mb] == 0;
  }

  int dx(int mb) {
    return dx[mb];
  }

  int dy(int mb) {
    return dy[mb];
  }

  /**
   * Predicts the motion vector of a 16 x 16 macroblock from those of the macroblocks to the left,
   * above and above right (ITU-T H.264, 8.4.1.1 and 8.4.1.3).
   */
  void predictMotion(int mb) {
    int column = mb % columns;
    int left = column > 0 ? mb - 1 : -1;
    int above = mb >= columns ? mb - columns : -1;
    int aboveRight = -1;
    if (above >= 0) {
      aboveRight = column + 1 < columns ? above + 1 : column > 0 ? above - 1 : -1;
    }
    if (above < 0) {
      predictedX = left < 0 ? 0 : dx[left];
      predictedY = left < 0 ? 0 : dy[left];
    } else {
      predictedX = median(left, above, aboveRight, dx);
      predictedY = median(left, above, aboveRight, dy);
    }
    boolean zeroSkip = left < 0 || above < 0 || hasZeroMotion(left) || hasZeroMotion(above);
    skipX = zeroSkip ? 0 : predictedX;
    skipY = zeroSkip ? 0 : predictedY;
  }

  private int median(int a, int b, int c, short[] motion) {
    boolean hasA = a >= 0 && !intra[a];
    boolean hasB = b >= 0 && !intra[b];
    boolean hasC = c >= 0 && !intra[c];
    int x = hasA ? motion[a] : 0;
    int y = hasB ? motion[b] : 0;
    int z = hasC ? motion[c] : 0;
    if ((hasA ? 1 : 0) + (hasB ? 1 : 0) + (hasC ? 1 : 0) == 1) {
      return x + y + z;
    }
    return Math.max(Math.min(x, y), Math.min(Math.max(x, y), z));
  }

  /** Returns the x component of the predicted motion vector, in quarter pixels. */
  int predictedX() {
    return predictedX;
  }

  int predictedY() {
    return predictedY;
  }

  /**
   * Returns the x component of the motion vector that the macroblock has if it is skipped, in
   * quarter pixels.
   */
  int skipX() {
    return skipX;
  }

  int skipY() {
    return skipY;
  }

  /** Sets the number of coefficients of the luma block in column x and row y of its macroblock. */
  void setLumaCount(int mb, int x, int y, int count) {
    counts[mb * COUNTS + 4 * y + x] = (byte) count;
    touched.set(mb);
  }

  /** Sets the number of AC coefficients of a chroma block of plane 1 or 2. */
  void setChromaCount(int mb, int plane, int x, int y, int count) {
    counts[mb * COUNTS + 12 + 4 * plane + 2 * y + x] = (byte) count;
    touched.set(mb);
  }

  /** Returns {@code nC} of a luma block (ITU-T H.264, 9.2.1). */
  int lumaContext(int mb, int x, int y) {
    return context(mb, x, y, 0, 4);
  }

  /** Returns {@code nC} of a chroma block. */
  int chromaContext(int mb, int plane, int x, int y) {
    return context(mb, x, y, 12 + 4 * plane, 2);
  }

  private int context(int mb, int x, int y, int first, int side) {
    int at = mb * COUNTS + first;
    int left = -1;
    if (x > 0) {
      left = counts[at + side * y + x - 1];
    } else if (mb % columns > 0) {
      left = counts[at - COUNTS + side * y + side - 1];
    }
    int above = -1;
    if (y > 0) {
      above = counts[at + side * (y - 1) + x];
    } else if (mb >= columns) {
      above = counts[at - columns * COUNTS + side * (side - 1) + x];
    }
    if (left < 0 || above < 0) {
      return Math.max(0, Math.max(left, above));
    }
    return left + above + 1 >> 1;
  }
}
