package zoetrope.internal.video.h264;

import java.util.Arrays;
import java.util.BitSet;

/**
 * What is known of the macroblocks of a picture that were coded so far, as far as the codes of the
 * later ones depend on it: motion and counts of coefficients. A macroblock of which nothing was
 * said is skipped and stands still.
 */
final class MacroblockMap {
  /** Counts of a macroblock: 16 luma blocks row by row, then 4 blue and 4 red ones. */
  private static final int COUNTS = 24;

  private final int columns;
  private final short[] dx;
  private final short[] dy;
  private final boolean[] intra;
  private final byte[] counts;
  private final BitSet noted;

  private int predictedX;
  private int predictedY;
  private int skippedX;
  private int skippedY;

  MacroblockMap(int columns, int rows) {
    this.columns = columns;
    this.dx = new short[columns * rows];
    this.dy = new short[columns * rows];
    this.intra = new boolean[columns * rows];
    this.counts = new byte[columns * rows * COUNTS];
    this.noted = new BitSet(columns * rows);
  }

  /** Forgets everything. Costs no more than what there is to forget. */
  void clear() {
    for (int mb = noted.nextSetBit(0); mb >= 0; mb = noted.nextSetBit(mb + 1)) {
      dx[mb] = 0;
      dy[mb] = 0;
      intra[mb] = false;
      Arrays.fill(counts, mb * COUNTS, (mb + 1) * COUNTS, (byte) 0);
    }
    noted.clear();
  }

  /** Notes that a macroblock moved by so many quarters of a pixel since the last picture. */
  void moved(int mb, int x, int y) {
    dx[mb] = (short) x;
    dy[mb] = (short) y;
    noted.set(mb);
  }

  /** Notes that a macroblock does not refer to the last picture. */
  void intra(int mb) {
    intra[mb] = true;
    noted.set(mb);
  }

  /** Whether a macroblock refers to the same place in the last picture. */
  boolean isStill(int mb) {
    return !intra[mb] && dx[mb] == 0 && dy[mb] == 0;
  }

  int dx(int mb) {
    return dx[mb];
  }

  int dy(int mb) {
    return dy[mb];
  }

  /**
   * Predicts a macroblock's motion from those to its left, above and above to the right (ITU-T
   * H.264, 8.4.1.1 and 8.4.1.3), all of it in one block of 16 x 16 pixels.
   */
  void predict(int mb) {
    int column = mb % columns;
    int left = column > 0 ? mb - 1 : -1;
    int above = mb >= columns ? mb - columns : -1;
    int corner = -1;
    if (above >= 0) {
      corner = column + 1 < columns ? above + 1 : column > 0 ? above - 1 : -1;
    }
    if (above < 0) {
      predictedX = left < 0 ? 0 : dx[left];
      predictedY = left < 0 ? 0 : dy[left];
    } else {
      predictedX = middle(left, above, corner, dx);
      predictedY = middle(left, above, corner, dy);
    }
    boolean rests = left < 0 || above < 0 || isStill(left) || isStill(above);
    skippedX = rests ? 0 : predictedX;
    skippedY = rests ? 0 : predictedY;
  }

  private int middle(int a, int b, int c, short[] motion) {
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

  /** The motion that was predicted last, in quarters of a pixel. */
  int predictedX() {
    return predictedX;
  }

  int predictedY() {
    return predictedY;
  }

  /** The motion that the macroblock has when it is skipped, in quarters of a pixel. */
  int skippedX() {
    return skippedX;
  }

  int skippedY() {
    return skippedY;
  }

  /** Notes how many coefficients a luma block in this column and row of its macroblock has. */
  void lumaCount(int mb, int x, int y, int count) {
    counts[mb * COUNTS + 4 * y + x] = (byte) count;
    noted.set(mb);
  }

  /** Notes how many coefficients besides DC a chroma block of plane 1 or 2 has. */
  void chromaCount(int mb, int plane, int x, int y, int count) {
    counts[mb * COUNTS + 12 + 4 * plane + 2 * y + x] = (byte) count;
    noted.set(mb);
  }

  /** The context of a luma block's counts, {@code nC} (ITU-T H.264, 9.2.1). */
  int lumaContext(int mb, int x, int y) {
    return context(mb, x, y, 0, 4);
  }

  /** The context of a chroma block's counts. */
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
