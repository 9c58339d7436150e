package zoetrope.internal.raster;

/** Merges damaged tiles into rectangles. */
final class TileMerger {
  /** A receiver of rectangles of pixels, {@code [x0, x1) x [y0, y1)}. */
  interface Visitor {
    void visit(int x0, int y0, int x1, int y1);
  }

  private TileMerger() {}

  /** If at least this share of the tiles in a box is damaged, the whole box is visited. */
  private static final double DENSE = 0.6;

  /**
   * Visits disjoint rectangles that cover all damaged tiles. If the tiles fill most of their
   * bounding box, visits only this box, because smaller rectangles would cut many drawing commands
   * into parts.
   */
  static void forEachRect(Damage damage, Visitor visitor) {
    if (visitBox(damage, visitor)) {
      return;
    }
    int row = 0;
    while (row < damage.rows()) {
      row =
          hasOneSpan(damage, row)
              ? visitBlock(damage, row, visitor)
              : visitRows(damage, row, visitor);
    }
  }

  private static boolean visitBox(Damage damage, Visitor visitor) {
    int left = damage.columns();
    int right = 0;
    int top = damage.rows();
    int bottom = 0;
    for (int row = 0; row < damage.rows(); row++) {
      int from = damage.nextDamaged(0, row);
      left = Math.min(left, from);
      while (from < damage.columns()) {
        top = Math.min(top, row);
        bottom = row + 1;
        int to = damage.nextClean(from, row);
        right = Math.max(right, to);
        from = to < damage.columns() ? damage.nextDamaged(to, row) : to;
      }
    }
    if (left >= right || damage.count() < DENSE * (right - left) * (bottom - top)) {
      return false;
    }
    visit(damage, visitor, left, right, top, bottom);
    return true;
  }

  /** Whether a row has a single span: a series of neighbouring damaged tiles. */
  private static boolean hasOneSpan(Damage damage, int row) {
    int from = damage.nextDamaged(0, row);
    int to = from < damage.columns() ? damage.nextClean(from, row) : from;
    return from < to && (to == damage.columns() || damage.nextDamaged(to, row) == damage.columns());
  }

  /** Visits the largest dense box of rows with one span each; returns the row after it. */
  private static int visitBlock(Damage damage, int first, Visitor visitor) {
    int left = damage.columns();
    int right = 0;
    int count = 0;
    int end = first;
    while (end < damage.rows() && hasOneSpan(damage, end)) {
      int from = damage.nextDamaged(0, end);
      int to = damage.nextClean(from, end);
      int newLeft = Math.min(left, from);
      int newRight = Math.max(right, to);
      if (count + to - from < DENSE * (newRight - newLeft) * (end + 1 - first)) {
        break;
      }
      left = newLeft;
      right = newRight;
      count += to - from;
      end++;
    }
    visit(damage, visitor, left, right, first, end);
    return end;
  }

  /**
   * Visits the spans of all rows up to the next row with a single span, and returns that row.
   * Merges equal spans of successive rows.
   */
  private static int visitRows(Damage damage, int first, Visitor visitor) {
    int last = first;
    while (last < damage.rows() && !hasOneSpan(damage, last)) {
      last++;
    }
    for (int row = first; row < last; row++) {
      int from = damage.nextDamaged(0, row);
      while (from < damage.columns()) {
        int to = damage.nextClean(from, row);
        if (row == first || !isSpan(damage, row - 1, from, to)) {
          int end = row + 1;
          while (end < last && isSpan(damage, end, from, to)) {
            end++;
          }
          visit(damage, visitor, from, to, row, end);
        }
        from = to < damage.columns() ? damage.nextDamaged(to, row) : to;
      }
    }
    return last;
  }

  private static void visit(Damage damage, Visitor visitor, int left, int right, int top, int end) {
    visitor.visit(
        left * Damage.TILE,
        top * Damage.TILE,
        Math.min(damage.width(), right * Damage.TILE),
        Math.min(damage.height(), end * Damage.TILE));
  }

  /** Whether exactly the tiles {@code [from, to)} are a span of damage in this row. */
  private static boolean isSpan(Damage damage, int row, int from, int to) {
    return damage.contains(from, row)
        && (from == 0 || !damage.contains(from - 1, row))
        && damage.nextClean(from, row) == to;
  }
}
