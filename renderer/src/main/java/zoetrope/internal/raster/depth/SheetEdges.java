package zoetrope.internal.raster.depth;

import zoetrope.internal.raster.coverage.Coverage;
import zoetrope.internal.raster.coverage.ScanConverter;

/**
 * The contributions of edges to the pixels of a square. In each pixel row that an edge crosses, the
 * area to the right of the edge is added, once multiplied by a colour and once by a coverage. The
 * prefix sum along a row gives the total for each pixel, as in {@link Coverage}. {@link SheetRow}
 * computes these sums.
 */
final class SheetEdges {
  /** The number of elements per row: two for each pixel, and two for an additional pixel. */
  static final int STRIDE = 2 * (TileMask.SIDE + 1);

  /** The contributions to each pixel: its colours, followed by its coverage. */
  final long[] sums = new long[STRIDE * TileMask.SIDE];

  /** The columns of each row where a sum changes, as bits. */
  final int[] touched = new int[TileMask.SIDE];

  /** The columns of each row where a coverage changes, as bits. */
  final int[] covered = new int[TileMask.SIDE];

  private int side;

  /** The colours and the coverage, with their sign, that the current edge adds. */
  private long colors;

  private long coverage;
  private long inverseSlope;

  /** The position of the next pixel, and the amounts of the previous one; see {@link #next}. */
  private int pixelRow;

  private int pixelColumn;
  private long lastColors;
  private long lastCoverage;

  /** Starts a square with {@code newSide} columns and rows; all sums must have been read. */
  void begin(int newSide) {
    side = newSide;
  }

  /**
   * Sets the signed amounts that the following edges add. A pixel that is completely to the right
   * of an edge gets {@link SheetRow#FULL} times these amounts.
   */
  void set(long newColors, long newCoverage) {
    colors = newColors;
    coverage = newCoverage;
  }

  /** Starts to add amounts to single pixels of a row, from this column on to the right. */
  void begin(int row, int column) {
    pixelRow = row;
    pixelColumn = column;
    lastColors = 0;
    lastCoverage = 0;
  }

  /** Adds amounts to the next pixel. */
  void next(long pixelColors, long pixelCoverage) {
    int at = STRIDE * pixelRow + 2 * pixelColumn;
    sums[at] += pixelColors - lastColors;
    sums[at + 1] += pixelCoverage - lastCoverage;
    lastColors = pixelColors;
    lastCoverage = pixelCoverage;
    int bit = pixelColumn < TileMask.SIDE ? 1 << pixelColumn : 0;
    touched[pixelRow] |= bit;
    covered[pixelRow] |= bit;
    pixelColumn++;
  }

  /** Ends the pixels of a row. */
  void end() {
    next(0, 0);
  }

  /** Adds an edge, given from its upper to its lower end, as {@link Coverage} does. */
  void edge(int x0, int y0, int x1, int y1) {
    int y = Math.max(y0, 0);
    int end = Math.min(y1, side << 8);
    if (y >= end || Math.min(x0, x1) >= side << 8) {
      return;
    }
    if (x0 == x1 || Math.max(x0, x1) < 0) {
      vertical(x0, y, end);
      return;
    }
    long slope = ScanConverter.slope(x1 - x0, y1 - y0);
    inverseSlope = 0;
    int x = y == y0 ? x0 : x0 + ScanConverter.rise(slope, y - y0);
    while (y < end) {
      int next = Math.min((y | 255) + 1, end);
      int nextX = next == y1 ? x1 : x0 + ScanConverter.rise(slope, next - y0);
      if (x >> 8 == nextX >> 8) {
        cell(y >> 8, x >> 8, next - y, (x & 255) + (nextX & 255));
      } else {
        if (inverseSlope == 0) {
          inverseSlope = ScanConverter.slope(y1 - y0, Math.abs(x1 - x0));
        }
        cells(y >> 8, Math.min(x, nextX), Math.max(x, nextX), next - y);
      }
      x = nextX;
      y = next;
    }
  }

  /**
   * Adds an edge whose area in each row is rounded to whole pixels. The sums right of the edge stay
   * exact.
   *
   * @param parts the colours that the edge adds, with their sign
   */
  void rounded(int x0, int y0, int x1, int y1, long parts) {
    if (y0 >> 8 == y1 - 1 >> 8) {
      jump(y0 >> 8, x0 + x1 >> 1, y1 - y0, parts);
      return;
    }
    int y = Math.max(y0, 0);
    int end = Math.min(y1, side << 8);
    long slope = x0 == x1 ? 0 : ScanConverter.slope(x1 - x0, y1 - y0);
    int x = y == y0 ? x0 : x0 + ScanConverter.rise(slope, y - y0);
    while (y < end) {
      int next = Math.min((y | 255) + 1, end);
      int nextX = next == y1 ? x1 : x0 + ScanConverter.rise(slope, next - y0);
      jump(y >> 8, x + nextX >> 1, next - y, parts);
      x = nextX;
      y = next;
    }
  }

  private void jump(int row, int middle, int height, long parts) {
    int column = Math.max(0, middle + 128 >> 8);
    if (column < side) {
      sums[STRIDE * row + 2 * column] += parts * (height << 4);
      touched[row] |= 1 << column;
    }
  }

  private void vertical(int x, int y0, int y1) {
    int column = x >> 8;
    int distances = 2 * (x & 255);
    for (int y = y0; y < y1; ) {
      int next = Math.min((y | 255) + 1, y1);
      cell(y >> 8, column, next - y, distances);
      y = next;
    }
  }

  /**
   * Adds an edge within one pixel.
   *
   * @param height in 1/256 pixel
   * @param distances the sum of the distances of both ends from the pixel's left side, in 1/256
   *     pixel
   */
  private void cell(int row, int column, int height, int distances) {
    if (column >= side) {
      return;
    }
    int at = STRIDE * row;
    int all = height << 4;
    int bits = column < 0 ? 1 : 3 << column;
    touched[row] |= bits;
    covered[row] |= coverage == 0 ? 0 : bits;
    if (column < 0) {
      sums[at] += colors * all;
      sums[at + 1] += coverage * all;
      return;
    }
    at += 2 * column;
    int beyond = height * distances + 16 >> 5;
    long colorsBeyond = colors * beyond;
    sums[at] += colors * all - colorsBeyond;
    sums[at + 2] += colorsBeyond;
    // At an edge within a surface, the coverages of the two faces cancel each other out.
    if (coverage != 0) {
      sums[at + 1] += coverage * (all - beyond);
      sums[at + 3] += coverage * beyond;
    }
  }

  /**
   * Adds an edge within one pixel row, from x coordinate {@code a} to {@code b > a}, in 1/256
   * pixel.
   */
  private void cells(int row, int a, int b, int height) {
    int first = a >> 8;
    int last = b >> 8;
    if (first >= side) {
      return;
    }
    int done = 0;
    int column = first;
    if (first < 0) {
      column = Math.min(0, last);
      done = last < 0 ? height : Math.min(height, ScanConverter.rise(inverseSlope, -a));
      cell(row, -1, done, 0);
    }
    int start = column == first ? a & 255 : 0;
    int stop = Math.min(last, side);
    for (; column < stop; column++) {
      int reached = Math.min(height, ScanConverter.rise(inverseSlope, (column + 1 << 8) - a));
      cell(row, column, reached - done, start + 256);
      done = reached;
      start = 0;
    }
    if (column == last) {
      cell(row, last, height - done, start + (b & 255));
    }
  }
}
