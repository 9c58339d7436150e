package zoetrope.internal.raster;

/**
 * The boxes of the figures that came, went or changed, as long as they are few: what is painted of
 * a damaged tile need not be more than those.
 */
final class DirtyRects {
  /** With more boxes than these, most of a tile is painted anyway. */
  private static final int MOST = 32;

  private final int[] boxes = new int[4 * MOST];
  private int count;

  void clear() {
    count = 0;
  }

  /** Adds the box of a figure. */
  void add(DrawCommand figure) {
    if (count <= MOST) {
      if (count < MOST) {
        boxes[4 * count] = figure.left();
        boxes[4 * count + 1] = figure.top();
        boxes[4 * count + 2] = figure.right();
        boxes[4 * count + 3] = figure.bottom();
      }
      count++;
    }
  }

  /** Visits the part of a rectangle that holds all that changed there. */
  void within(int x0, int y0, int x1, int y1, TileMerger.Visitor visitor) {
    if (count > MOST) {
      visitor.visit(x0, y0, x1, y1);
      return;
    }
    int left = x1;
    int top = y1;
    int right = x0;
    int bottom = y0;
    for (int i = 0; i < 4 * count; i += 4) {
      if (boxes[i] < x1 && boxes[i + 2] > x0 && boxes[i + 1] < y1 && boxes[i + 3] > y0) {
        left = Math.min(left, boxes[i]);
        top = Math.min(top, boxes[i + 1]);
        right = Math.max(right, boxes[i + 2]);
        bottom = Math.max(bottom, boxes[i + 3]);
      }
    }
    if (left < right) {
      visitor.visit(
          Math.max(left, x0), Math.max(top, y0), Math.min(right, x1), Math.min(bottom, y1));
    }
  }
}
