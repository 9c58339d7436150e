package zoetrope.raster;

/** Joins damaged tiles to rectangles. */
final class Regions {
  /** Takes a rectangle of pixels, {@code [x0, x1) x [y0, y1)}. */
  interface Visitor {
    void visit(int x0, int y0, int x1, int y1);
  }

  private Regions() {}

  /** With at least this share of their box damaged, tiles are visited as that box. */
  private static final double DENSE = 0.6;

  /**
   * Visits rectangles that together are the damaged tiles, each of them once; where these are most
   * of the box around them, that box, so that little has to be painted in two parts.
   */
  static void forEach(Damage damage, Visitor visitor) {
    if (!visitBox(damage, visitor)) {
      forEachSpan(damage, visitor);
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
    visitor.visit(
        left * Damage.TILE,
        top * Damage.TILE,
        Math.min(damage.width(), right * Damage.TILE),
        Math.min(damage.height(), bottom * Damage.TILE));
    return true;
  }

  private static void forEachSpan(Damage damage, Visitor visitor) {
    for (int row = 0; row < damage.rows(); row++) {
      int from = damage.nextDamaged(0, row);
      while (from < damage.columns()) {
        int to = damage.nextClean(from, row);
        if (row == 0 || !isSpan(damage, row - 1, from, to)) {
          int end = row + 1;
          while (end < damage.rows() && isSpan(damage, end, from, to)) {
            end++;
          }
          visitor.visit(
              from * Damage.TILE,
              row * Damage.TILE,
              Math.min(damage.width(), to * Damage.TILE),
              Math.min(damage.height(), end * Damage.TILE));
        }
        from = to < damage.columns() ? damage.nextDamaged(to, row) : to;
      }
    }
  }

  /** Whether exactly the tiles from {@code from} to {@code to} are a span of damage in this row. */
  private static boolean isSpan(Damage damage, int row, int from, int to) {
    return damage.contains(from, row)
        && (from == 0 || !damage.contains(from - 1, row))
        && damage.nextClean(from, row) == to;
  }
}
