package zoetrope.internal.raster.coverage;

/**
 * The exact area coverage of each pixel of a box, accumulated from the edges of an area.
 *
 * <p>For each pixel row that an edge crosses, the signed area to the right of the edge is added.
 * The prefix sum along a row is the coverage of each pixel times its winding number, where {@link
 * #FULL} is full coverage. A bitmap marks the pixels where the sum changes. All pixels between two
 * such pixels have the same coverage and are painted as one run. The point where an edge crosses
 * from row to row depends only on the edge's ends, so the result for a pixel does not depend on the
 * box.
 */
public final class Coverage implements ScanConverter {
  /** The sum of a pixel that is fully covered once. */
  static final int FULL = 1 << 17;

  private static final int CELLS = 1 << 14;

  private int[] sums = new int[CELLS + 64];
  private long[] touched = new long[CELLS / 16];
  private int stride;
  private int words;
  private int left;
  private int top;
  private int width;
  private int rows;

  /** Returns the maximum number of rows of a box of this width that fit into the buffer. */
  public static int maxRows(int width) {
    return Math.max(1, CELLS / (width + 8));
  }

  /** Begins a box from pixel {@code (x, y)}, at most {@code maxRows(boxWidth)} rows high. */
  public void begin(int x, int y, int boxWidth, int height) {
    left = x;
    top = y;
    width = boxWidth;
    rows = height;
    stride = (boxWidth + 5) & ~3;
    words = (stride + 63) / 64;
    if (sums.length < stride * height) {
      sums = new int[stride * height];
    }
    if (touched.length < words * height) {
      touched = new long[words * height];
    }
  }

  public void add(FillArea area) {
    if (area instanceof PlacedContours placed) {
      placed.contours().emitTo(this, placed.x() - (left << 8), placed.y() - (top << 8));
    } else {
      add((Edges) area);
    }
  }

  private void add(Edges edges) {
    int[] data = edges.data;
    int[] groups = edges.groups;
    int end = top + rows;
    int x = left << 8;
    int y = top << 8;
    for (int g = 0; g < groups.length; g += 2) {
      if (groups[g] < end && groups[g + 1] > top) {
        int from = g / 2 * Edges.GROUP * 4;
        int to = Math.min(data.length, from + Edges.GROUP * 4);
        for (int i = from; i < to; i += 4) {
          int y0 = data[i + 1] - y;
          int y1 = data[i + 3] - y;
          if (Math.max(y0, y1) > 0 && Math.min(y0, y1) < rows << 8) {
            if (y0 < y1) {
              edge(data[i] - x, y0, data[i + 2] - x, y1, 1);
            } else {
              edge(data[i + 2] - x, y1, data[i] - x, y0, -1);
            }
          }
        }
      }
    }
  }

  @Override
  public void vertical(int x, int y0, int y1, int sign) {
    int column = x >> 8;
    int distances = 2 * (x & 255);
    int end = Math.min(y1, rows << 8);
    for (int y = Math.max(y0, 0); y < end; ) {
      int next = Math.min((y | 255) + 1, end);
      cell(y >> 8, column, sign * (next - y), distances);
      y = next;
    }
  }

  @Override
  public void sloped(int x0, int y0, int x1, int y1, int sign, long slope, long inverseSlope) {
    int end = Math.min(y1, rows << 8);
    int y = Math.max(y0, 0);
    int x = y == y0 ? x0 : x0 + ScanConverter.rise(slope, y - y0);
    while (y < end) {
      int next = Math.min((y | 255) + 1, end);
      int nextX = next == y1 ? x1 : x0 + ScanConverter.rise(slope, next - y0);
      if (x >> 8 == nextX >> 8) {
        cell(y >> 8, x >> 8, sign * (next - y), (x & 255) + (nextX & 255));
      } else {
        cells(y >> 8, Math.min(x, nextX), Math.max(x, nextX), next - y, sign, inverseSlope);
      }
      x = nextX;
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
    if (column >= width) {
      return;
    }
    int cell = Math.max(0, column);
    int beyond = column < 0 ? 0 : height * distances;
    int i = row * stride + cell;
    sums[i] += (height << 9) - beyond;
    sums[i + 1] += beyond;
    int word = row * words;
    touched[word + (cell >> 6)] |= 3L << cell;
    if ((cell & 63) == 63) {
      touched[word + (cell + 1 >> 6)] |= 1L;
    }
  }

  /**
   * Adds an edge within one pixel row, from x coordinate {@code a} to {@code b > a}, in 1/256
   * pixel.
   */
  private void cells(int row, int a, int b, int height, int sign, long inverseSlope) {
    int first = a >> 8;
    int last = b >> 8;
    if (first >= width) {
      return;
    }
    int done = 0;
    int column = first;
    if (first < 0) {
      column = Math.min(0, last);
      done = last < 0 ? height : Math.min(height, ScanConverter.rise(inverseSlope, -a));
      cell(row, -1, sign * done, 0);
    }
    int start = column == first ? a & 255 : 0;
    int stop = Math.min(last, width);
    for (; column < stop; column++) {
      int reached = Math.min(height, ScanConverter.rise(inverseSlope, (column + 1 << 8) - a));
      cell(row, column, sign * (reached - done), start + 256);
      done = reached;
      start = 0;
    }
    if (column == last) {
      cell(row, last, sign * (height - done), start + (b & 255));
    }
  }

  /** Passes the coverage of all pixels to {@code painter}, row by row, and clears the box. */
  public void paint(Painter painter) {
    for (int row = 0; row < rows; row++) {
      int sum = 0;
      int x = 0;
      for (int w = 0; w < words; w++) {
        long bits = touched[row * words + w];
        if (bits == 0) {
          continue;
        }
        touched[row * words + w] = 0;
        bits = withoutGaps(bits);
        while (bits != 0) {
          int from = w * 64 + Long.numberOfTrailingZeros(bits);
          run(painter, row, x, from, sum);
          long gaps = ~bits & -(bits & -bits);
          int to = w * 64 + (gaps == 0 ? 64 : Long.numberOfTrailingZeros(gaps));
          bits = gaps == 0 ? 0 : bits & -(gaps & -gaps);
          sum = span(painter, row, from, Math.min(to, stride), sum);
          x = to;
        }
      }
      run(painter, row, x, width, sum);
    }
  }

  /** Fills gaps of up to three zeros between ones: summing is faster than a separate call. */
  static long withoutGaps(long bits) {
    long wide = bits | bits << 1;
    wide |= wide << 2;
    wide &= wide >>> 1;
    wide &= wide >>> 2;
    return bits | wide;
  }

  private void run(Painter painter, int row, int from, int to, int sum) {
    int end = Math.min(to, width);
    if (sum != 0 && from < end) {
      painter.run(left + from, top + row, end - from, sum);
    }
  }

  private int span(Painter painter, int row, int from, int to, int before) {
    int end = Math.min(to, width);
    int at = row * stride;
    int sum = before;
    if (from < end) {
      sum = painter.sums(left + from, top + row, end - from, sums, at + from, before);
    }
    for (int i = Math.max(from, end); i < to; i++) {
      sums[at + i] = 0;
    }
    return sum;
  }

  /**
   * Passes the coverage of the union of this area and a stroke along its outline to {@code
   * painter}, and clears both. In pixels through which the outline passes, half of the stroke's
   * coverage is assumed to be outside the area.
   */
  public void paintWithBorder(Coverage border, Painter painter, int[] buffer) {
    for (int row = 0; row < rows; row++) {
      int sum = 0;
      int borderSum = 0;
      for (int x = 0, at = row * stride; x < stride; x++, at++) {
        sum += sums[at];
        borderSum += border.sums[at];
        sums[at] = 0;
        border.sums[at] = 0;
        int line = Math.min(FULL, Math.abs(borderSum));
        buffer[x] = alpha(Math.max(line, Math.min(FULL, Math.abs(sum)) + line / 2));
      }
      for (int w = row * words; w < (row + 1) * words; w++) {
        touched[w] = 0;
        border.touched[w] = 0;
      }
      painter.mask(left, top + row, width, buffer, 0);
    }
  }

  /** Returns the coverage, from 0 to 255, of a pixel with this sum (nonzero winding rule). */
  public static int alpha(int sum) {
    return alpha(sum, 255);
  }

  /** Returns the coverage of a pixel with this sum times an opacity, both from 0 to 255. */
  static int alpha(int sum, int opacity) {
    return (Math.min(Math.abs(sum), FULL) * opacity + FULL / 2) >> 17;
  }
}
