package zoetrope.internal.raster.coverage;

/**
 * A faster {@link Coverage} for axis-aligned rectangles, such as the cells of a matrix. Its results
 * are the same, bit for bit, but it computes the coverage directly instead of adding up edges.
 */
public final class RectangleCoverage {
  private RectangleCoverage() {}

  /** Paints contours that are a rectangle, clipped to {@code [x0, x1) x [y0, y1)}. */
  public static void paint(
      PlacedContours area, SolidPainter painter, int x0, int y0, int x1, int y1) {
    Contours contours = area.contours();
    int left = contours.left + area.x();
    int top = contours.top + area.y();
    int right = contours.right + area.x();
    int bottom = contours.bottom + area.y();
    int from = Math.max(y0, top >> 8);
    int to = Math.min(y1, bottom + 255 >> 8);
    for (int y = from; y < to; y++) {
      row(painter, y, left, right, Math.min(bottom, y + 1 << 8) - Math.max(top, y << 8), x0, x1);
    }
  }

  /** Paints a row; {@code height} is its covered height in 1/256 pixel. */
  private static void row(
      SolidPainter painter, int y, int left, int right, int height, int x0, int x1) {
    int inside = left + 255 >> 8;
    int end = right >> 8;
    if (inside > end) {
      run(painter, y, end, inside, 2 * height * (right - left), x0, x1);
      return;
    }
    if (left < inside << 8) {
      run(painter, y, inside - 1, inside, 2 * height * ((inside << 8) - left), x0, x1);
    }
    run(painter, y, inside, end, height << 9, x0, x1);
    if (right > end << 8) {
      run(painter, y, end, end + 1, 2 * height * (right - (end << 8)), x0, x1);
    }
  }

  private static void run(SolidPainter painter, int y, int from, int to, int sum, int x0, int x1) {
    int first = Math.max(from, x0);
    int last = Math.min(to, x1);
    if (first < last) {
      painter.run(first, y, last - first, sum);
    }
  }
}
