package zoetrope.raster;

/**
 * {@link Coverage} for small areas that are seen whole, such as most letters and the faces of
 * surfaces: to the same bit, but nothing is cut off at a border, and each row has one word of bits.
 */
final class GlyphCoverage {
  /** The greatest width and height of a box in pixels; one column more is needed. */
  static final int SIDE = 63;

  private final int[] sums = new int[64 * SIDE];
  private final long[] touched = new long[SIDE];

  /** Whether the area lies, with all of its edges, in the rectangle and is small enough. */
  static boolean fits(Area area, int x0, int y0, int x1, int y1) {
    return area.isWhole()
        && area.left() >= x0
        && area.top() >= y0
        && area.right() <= x1
        && area.bottom() <= y1
        && area.right() - area.left() <= SIDE
        && area.bottom() - area.top() <= SIDE;
  }

  /** Paints an area that {@link #fits}. */
  void paint(Area area, SolidPainter painter) {
    if (area instanceof Placed placed) {
      add(placed);
    } else {
      add((Edges) area);
    }
    int rows = area.bottom() - area.top();
    for (int row = 0; row < rows; row++) {
      long bits = touched[row];
      if (bits != 0) {
        touched[row] = 0;
        paint(painter, area, row, Coverage.withoutGaps(bits));
      }
    }
  }

  private void paint(SolidPainter painter, Area area, int row, long pixels) {
    int left = area.left();
    int y = area.top() + row;
    int end = area.right() - left;
    int at = row << 6;
    long bits = pixels;
    int sum = 0;
    int x = 0;
    while (bits != 0) {
      int from = Long.numberOfTrailingZeros(bits);
      if (sum != 0) {
        painter.run(left + x, y, from - x, Coverage.alpha(sum));
      }
      long gaps = ~bits & -(bits & -bits);
      x = gaps == 0 ? 64 : Long.numberOfTrailingZeros(gaps);
      bits = gaps == 0 ? 0 : bits & -(gaps & -gaps);
      sum = painter.sums(left + from, y, Math.min(x, end) - from, sums, at + from, sum);
    }
    // What an edge in the last column adds to the one behind it.
    sums[at + end] = 0;
  }

  private void add(Edges edges) {
    int[] data = edges.data;
    int left = edges.left() << 8;
    int top = edges.top() << 8;
    for (int i = 0; i < data.length; i += 4) {
      edge(data[i] - left, data[i + 1] - top, data[i + 2] - left, data[i + 3] - top);
    }
  }

  private void add(Placed area) {
    Contours contours = area.contours();
    for (int k = 0; k + 1 < contours.starts.length; k++) {
      add(contours, contours.starts[k], contours.starts[k + 1], area);
    }
  }

  private void add(Contours contours, int start, int end, Placed area) {
    double[] px = contours.x;
    double[] py = contours.y;
    double atX = area.x();
    double atY = area.y();
    int left = area.left() << 8;
    int top = area.top() << 8;
    int x = EdgeList.fix(px[start] + atX) - left;
    int y = EdgeList.fix(py[start] + atY) - top;
    for (int i = start + 1; i < end; i++) {
      int nextX = EdgeList.fix(px[i] + atX) - left;
      int nextY = EdgeList.fix(py[i] + atY) - top;
      edge(x, y, nextX, nextY);
      x = nextX;
      y = nextY;
    }
  }

  /** Adds an edge in the box's coordinates. */
  private void edge(int x0, int y0, int x1, int y1) {
    int row = Math.min(y0, y1) >> 8;
    if (row == Math.max(y0, y1) - 1 >> 8) {
      if (x0 >> 8 == x1 >> 8) {
        cell(row, x0 >> 8, y1 - y0, (x0 & 255) + (x1 & 255));
      } else {
        double steepness = Math.abs(y1 - y0) / Math.abs((double) x1 - x0);
        cells(row, Math.min(x0, x1), Math.max(x0, x1), y1 - y0, steepness);
      }
    } else if (y0 < y1) {
      edge(x0, y0, x1, y1, 1);
    } else if (y1 < y0) {
      edge(x1, y1, x0, y0, -1);
    }
  }

  /** Adds an upright edge that runs down across rows. */
  private void upright(int x, int y0, int y1, int sign) {
    int distances = 2 * (x & 255);
    int column = x >> 8;
    int row = y0 >> 8;
    int last = y1 - 1 >> 8;
    cell(row++, column, sign * (256 - (y0 & 255)), distances);
    int full = sign << 17;
    int beyond = sign * 256 * distances;
    long bits = 3L << column;
    for (int i = (row << 6) + column; row < last; row++, i += 64) {
      sums[i] += full - beyond;
      sums[i + 1] += beyond;
      touched[row] |= bits;
    }
    cell(last, column, sign * (y1 - (last << 8)), distances);
  }

  /** Adds an edge that runs down across rows. */
  private void edge(int x0, int y0, int x1, int y1, int sign) {
    if (x0 == x1) {
      upright(x0, y0, y1, sign);
      return;
    }
    int x = x0;
    int y = y0;
    int row = y >> 8;
    double slope = (double) (x1 - x0) / (y1 - y0);
    double steepness = 0;
    while (y < y1) {
      int next = Math.min((y | 255) + 1, y1);
      int nextX = next == y1 ? x1 : x0 + (int) ((next - y0) * slope);
      if (x >> 8 == nextX >> 8) {
        cell(row, x >> 8, sign * (next - y), (x & 255) + (nextX & 255));
      } else {
        if (steepness == 0) {
          steepness = (y1 - y0) / Math.abs((double) x1 - x0);
        }
        cells(row, Math.min(x, nextX), Math.max(x, nextX), sign * (next - y), steepness);
      }
      x = nextX;
      y = next;
      row++;
    }
  }

  private void cell(int row, int column, int height, int distances) {
    int beyond = height * distances;
    int i = (row << 6) + column;
    sums[i] += (height << 9) - beyond;
    sums[i + 1] += beyond;
    touched[row] |= 3L << column;
  }

  /** Adds an edge within one row from {@code a} to {@code b > a}; a height below 0 runs up. */
  private void cells(int row, int a, int b, int height, double steepness) {
    int tall = Math.abs(height);
    int sign = height < 0 ? -1 : 1;
    int last = b >> 8;
    int done = 0;
    int start = a & 255;
    for (int column = a >> 8; column < last; column++) {
      int reached = Math.min(tall, (int) ((((column + 1) << 8) - a) * steepness));
      cell(row, column, sign * (reached - done), start + 256);
      done = reached;
      start = 0;
    }
    cell(row, last, sign * (tall - done), start + (b & 255));
  }
}
