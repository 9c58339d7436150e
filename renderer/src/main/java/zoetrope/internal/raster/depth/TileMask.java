package zoetrope.internal.raster.depth;

import java.util.Arrays;

/**
 * A set of pixels of one tile of the canvas. A tile is a square of {@link #SIDE} columns and rows
 * whose position is a multiple of {@link #SIDE}.
 */
public final class TileMask {
  /** The number of columns and rows of a tile. */
  public static final int SIDE = 32;

  private final int[] rows = new int[SIDE];
  private int left;
  private int top;

  /** Clears the mask and moves it to the tile whose upper left pixel is {@code (x, y)}. */
  void begin(int x, int y) {
    left = x;
    top = y;
    Arrays.fill(rows, 0);
  }

  void copy(TileMask other) {
    left = other.left;
    top = other.top;
    System.arraycopy(other.rows, 0, rows, 0, SIDE);
  }

  /** Returns a number with the bits {@code [from, to)} set, for these columns. */
  static int columns(int from, int to) {
    return from >= to ? 0 : -1 >>> SIDE - (to - from) << from;
  }

  /** Returns the pixels of the set in row {@code row} of the tile, as bits. */
  int row(int row) {
    return rows[row];
  }

  /**
   * Returns the pixels of the set in row {@code y} of the canvas, from column {@code x0} to before
   * {@code x1}. Bit 0 is column {@link #left}.
   */
  int row(int y, int x0, int x1) {
    return rows[y - top] & columns(x0 - left, x1 - left);
  }

  /** Returns the first column of the tile. */
  int left() {
    return left;
  }

  void set(int row, int bits) {
    rows[row] = bits;
  }

  /** Adds a pixel of the canvas. */
  void add(int x, int y) {
    rows[y - top] |= 1 << x - left;
  }

  /** Removes a pixel of the canvas. */
  void remove(int x, int y) {
    rows[y - top] &= ~(1 << x - left);
  }

  boolean contains(int x, int y) {
    return (rows[y - top] >>> x - left & 1) != 0;
  }

  /** Removes the pixels outside a rectangle of the canvas. */
  void clip(int x0, int y0, int x1, int y1) {
    int columns = columns(Math.max(0, x0 - left), Math.min(SIDE, x1 - left));
    for (int row = 0; row < SIDE; row++) {
      rows[row] &= row >= y0 - top && row < y1 - top ? columns : 0;
    }
  }

  /** Returns the number of pixels in a square of the tile. */
  int count(int column, int row, int side) {
    int columns = columns(column, column + side);
    int count = 0;
    for (int r = row; r < row + side; r++) {
      count += Integer.bitCount(rows[r] & columns);
    }
    return count;
  }

  public boolean isEmpty() {
    int all = 0;
    for (int bits : rows) {
      all |= bits;
    }
    return all == 0;
  }

  /** Whether the set contains a pixel in a box; see {@link DepthTile#box}. */
  public boolean intersects(int box) {
    int columns = columns(box & 255, box >>> 16 & 255);
    int bottom = box >>> 24;
    for (int row = box >>> 8 & 255; row < bottom; row++) {
      if ((rows[row] & columns) != 0) {
        return true;
      }
    }
    return false;
  }
}
