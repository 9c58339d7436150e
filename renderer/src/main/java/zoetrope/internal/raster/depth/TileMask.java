package zoetrope.internal.raster.depth;

import java.util.Arrays;

/** Some of the pixels of a tile: a square of the canvas at multiples of {@link #SIDE}. */
public final class TileMask {
  /** The columns and rows of a tile. */
  public static final int SIDE = 32;

  private final int[] rows = new int[SIDE];
  private int left;
  private int top;

  /** Begins the tile at a pixel without any. */
  void begin(int x, int y) {
    left = x;
    top = y;
    Arrays.fill(rows, 0);
  }

  /** Becomes a copy of another one. */
  void copy(TileMask other) {
    left = other.left;
    top = other.top;
    System.arraycopy(other.rows, 0, rows, 0, SIDE);
  }

  /** The columns from {@code from} to before {@code to}, of a tile, as bits. */
  static int columns(int from, int to) {
    return from >= to ? 0 : -1 >>> SIDE - (to - from) << from;
  }

  /** The pixels of row {@code row} of the tile, as bits. */
  int row(int row) {
    return rows[row];
  }

  /** Those in a part of row {@code y} of the canvas, as bits from {@link #left} on. */
  int row(int y, int x0, int x1) {
    return rows[y - top] & columns(x0 - left, x1 - left);
  }

  /** The column of the tile's first pixel. */
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

  /** Takes a pixel of the canvas away. */
  void remove(int x, int y) {
    rows[y - top] &= ~(1 << x - left);
  }

  boolean contains(int x, int y) {
    return (rows[y - top] >>> x - left & 1) != 0;
  }

  /** Keeps those within a rectangle of the canvas. */
  void clip(int x0, int y0, int x1, int y1) {
    int columns = columns(Math.max(0, x0 - left), Math.min(SIDE, x1 - left));
    for (int row = 0; row < SIDE; row++) {
      rows[row] &= row >= y0 - top && row < y1 - top ? columns : 0;
    }
  }

  /** How many there are in a square of the tile. */
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

  /** Whether there is one in a box, see {@link DepthTile#box}. */
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
