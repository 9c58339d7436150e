package zoetrope.internal.raster.coverage;

import java.util.Arrays;
import zoetrope.internal.raster.pixel.PixelBox;

/**
 * A faster {@link Coverage} for small areas completely inside the canvas, such as most glyphs and
 * the faces of surfaces. Its results are the same, bit for bit. It is faster because edges are not
 * clipped, and because one word per row marks where the coverage changes.
 */
public final class GlyphCoverage implements ScanConverter {
  /** The maximum width and height of a box in pixels; the buffer has one additional column. */
  static final int MAX_SIDE = 63;

  private final int[] sums = new int[64 * MAX_SIDE];
  private final long[] touched = new long[MAX_SIDE];

  /** Rows up to this width are painted pixel by pixel, faster than in runs of equal coverage. */
  private static final int MAX_NARROW_WIDTH = 16;

  private int left;
  private int top;
  private int width;

  /** Whether the area is unclipped and small enough. */
  public static boolean fits(FillArea area) {
    return area.isUnclipped() && fits(area.box());
  }

  /** Whether face {@code i} is unclipped and small enough. */
  public static boolean fits(ProjectedMesh mesh, int i) {
    return mesh.isUnclipped(i) && fits(mesh.box(i));
  }

  private static boolean fits(PixelBox box) {
    return box.width() <= MAX_SIDE && box.height() <= MAX_SIDE;
  }

  /** Paints the part within {@code [x0, x1) x [y0, y1)} of an area that {@link #fits}. */
  public void paint(FillArea area, SolidPainter painter, int x0, int y0, int x1, int y1) {
    PixelBox box = area.box();
    left = box.left();
    top = box.top();
    width = box.width();
    int x = Math.max(left, x0);
    int y = Math.max(top, y0);
    int right = Math.min(box.right(), x1);
    int bottom = Math.min(box.bottom(), y1);
    if (x >= right || y >= bottom) {
      return;
    }
    painter.prepareGlyph(x, y, right, bottom);
    if (area instanceof PlacedContours placed) {
      placed.contours().emitTo(this, placed.x() - (left << 8), placed.y() - (top << 8));
    } else {
      int[] data = ((Edges) area).data;
      add(data, 0, data.length);
    }
    paint(painter, box.height(), x0, y0, x1, y1);
  }

  /** Paints the part within {@code [x0, x1) x [y0, y1)} of a face that {@link #fits}. */
  public void paint(
      ProjectedMesh mesh, int i, SolidPainter painter, int x0, int y0, int x1, int y1) {
    PixelBox box = mesh.box(i);
    left = box.left();
    top = box.top();
    width = box.width();
    painter.prefetch(
        Math.max(left, x0),
        Math.max(top, y0),
        Math.min(box.right(), x1),
        Math.min(box.bottom(), y1));
    add(mesh.edges(), mesh.start(i), mesh.end(i));
    paint(painter, box.height(), x0, y0, x1, y1);
  }

  private void paint(SolidPainter painter, int rows, int x0, int y0, int x1, int y1) {
    boolean inside = left >= x0 && left + width <= x1 && top >= y0 && top + rows <= y1;
    for (int row = 0; row < rows; row++) {
      long bits = touched[row];
      if (bits == 0) {
        continue;
      }
      touched[row] = 0;
      if (inside) {
        paint(painter, row, bits);
      } else if (top + row >= y0 && top + row < y1) {
        paintPart(painter, row, x0, x1);
      } else {
        Arrays.fill(sums, row << 6, (row << 6) + width + 1, 0);
      }
    }
  }

  private void paint(SolidPainter painter, int row, long pixels) {
    int y = top + row;
    int at = row << 6;
    int first = Long.numberOfTrailingZeros(pixels);
    int end = 64 - Long.numberOfLeadingZeros(pixels);
    if (end - first <= MAX_NARROW_WIDTH) {
      painter.sums(left + first, y, Math.min(end, width) - first, sums, at + first, 0);
      sums[at + width] = 0;
      return;
    }
    long bits = Coverage.withoutGaps(pixels);
    int sum = 0;
    int x = 0;
    while (bits != 0) {
      int from = Long.numberOfTrailingZeros(bits);
      if (sum != 0) {
        painter.run(left + x, y, from - x, sum);
      }
      long gaps = ~bits & -(bits & -bits);
      x = gaps == 0 ? 64 : Long.numberOfTrailingZeros(gaps);
      bits = gaps == 0 ? 0 : bits & -(gaps & -gaps);
      sum = painter.sums(left + from, y, Math.min(x, width) - from, sums, at + from, sum);
    }
    // An edge in the last column also adds to the spare column after it.
    sums[at + width] = 0;
  }

  private void paintPart(SolidPainter painter, int row, int x0, int x1) {
    int at = row << 6;
    int from = Math.min(width, Math.max(0, x0 - left));
    int to = Math.max(from, Math.min(width, x1 - left));
    int sum = 0;
    for (int x = 0; x < from; x++) {
      sum += sums[at + x];
    }
    painter.sums(left + from, top + row, to - from, sums, at + from, sum);
    Arrays.fill(sums, at, at + width + 1, 0);
  }

  private void add(int[] data, int from, int to) {
    int x = left << 8;
    int y = top << 8;
    for (int i = from; i < to; i += 4) {
      int y0 = data[i + 1] - y;
      int y1 = data[i + 3] - y;
      if (y0 < y1) {
        edge(data[i] - x, y0, data[i + 2] - x, y1, 1);
      } else if (y1 < y0) {
        edge(data[i + 2] - x, y1, data[i] - x, y0, -1);
      }
    }
  }

  @Override
  public void vertical(int x, int y0, int y1, int sign) {
    int distances = 2 * (x & 255);
    int column = x >> 8;
    int row = y0 >> 8;
    int last = y1 - 1 >> 8;
    if (row == last) {
      cell(row, column, sign * (y1 - y0), distances);
      return;
    }
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

  @Override
  public void sloped(int x0, int y0, int x1, int y1, int sign, long slope, long inverseSlope) {
    int row = y0 >> 8;
    if (row == y1 - 1 >> 8) {
      piece(row, x0, x1, sign * (y1 - y0), inverseSlope);
    } else {
      rows(x0, y0, x1, y1, sign, slope, inverseSlope);
    }
  }

  /** Adds a sloped edge that crosses rows. */
  private void rows(int x0, int y0, int x1, int y1, int sign, long slope, long inverseSlope) {
    int last = y1 - 1 >> 8;
    int x = x0;
    int y = y0;
    for (int row = y0 >> 8; row < last; row++) {
      int next = row + 1 << 8;
      int nextX = x0 + ScanConverter.rise(slope, next - y0);
      piece(row, x, nextX, sign * (next - y), inverseSlope);
      x = nextX;
      y = next;
    }
    piece(last, x, x1, sign * (y1 - y), inverseSlope);
  }

  /** Adds an edge within one row from x = a to b, with a negative height if it runs up. */
  private void piece(int row, int a, int b, int height, long inverseSlope) {
    if (a >> 8 == b >> 8) {
      cell(row, a >> 8, height, (a & 255) + (b & 255));
    } else {
      cells(row, Math.min(a, b), Math.max(a, b), height, inverseSlope);
    }
  }

  private void cell(int row, int column, int height, int distances) {
    int beyond = height * distances;
    int i = (row << 6) + column;
    sums[i] += (height << 9) - beyond;
    sums[i + 1] += beyond;
    touched[row] |= 3L << column;
  }

  /**
   * Adds an edge within one pixel row, from x coordinate {@code a} to {@code b > a}. The height is
   * negative if the edge runs up.
   */
  private void cells(int row, int a, int b, int height, long inverseSlope) {
    int tall = Math.abs(height);
    int sign = height < 0 ? -1 : 1;
    int first = a >> 8;
    int last = b >> 8;
    int i = (row << 6) + first;
    touched[row] |= -1L >>> 62 - last + first << first;
    int done = 0;
    int beyond = 0;
    int distances = (a & 255) + 256;
    for (int border = (first + 1 << 8) - a; border <= b - a; border += 256) {
      int reached = Math.min(tall, ScanConverter.rise(inverseSlope, border));
      int part = sign * (reached - done);
      sums[i++] += beyond + (part << 9) - part * distances;
      beyond = part * distances;
      done = reached;
      distances = 256;
    }
    int part = sign * (tall - done);
    distances += (b & 255) - 256;
    sums[i] += beyond + (part << 9) - part * distances;
    sums[i + 1] += part * distances;
  }
}
