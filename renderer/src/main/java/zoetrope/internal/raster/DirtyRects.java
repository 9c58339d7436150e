package zoetrope.internal.raster;

import zoetrope.internal.raster.pixel.PixelBox;

/**
 * The bounding boxes of the commands that were added, removed or changed. With these boxes, less
 * than the whole damaged tiles is repainted. The boxes are used only if there are at most {@value
 * #MAX_RECTS}.
 */
final class DirtyRects {
  /** With more rectangles than this, most of a tile is repainted anyway. */
  private static final int MAX_RECTS = 32;

  private final int[] rects = new int[4 * MAX_RECTS];
  private int count;

  void clear() {
    count = 0;
  }

  void add(PixelBox box) {
    if (count <= MAX_RECTS) {
      if (count < MAX_RECTS) {
        rects[4 * count] = box.left();
        rects[4 * count + 1] = box.top();
        rects[4 * count + 2] = box.right();
        rects[4 * count + 3] = box.bottom();
      }
      count++;
    }
  }

  /**
   * Visits the smallest box within a rectangle that contains all changes in it. Visits nothing if
   * there are no changes.
   */
  void within(int x0, int y0, int x1, int y1, TileMerger.Visitor visitor) {
    if (count > MAX_RECTS) {
      visitor.visit(x0, y0, x1, y1);
      return;
    }
    int left = x1;
    int top = y1;
    int right = x0;
    int bottom = y0;
    for (int i = 0; i < 4 * count; i += 4) {
      if (rects[i] < x1 && rects[i + 2] > x0 && rects[i + 1] < y1 && rects[i + 3] > y0) {
        left = Math.min(left, rects[i]);
        top = Math.min(top, rects[i + 1]);
        right = Math.max(right, rects[i + 2]);
        bottom = Math.max(bottom, rects[i + 3]);
      }
    }
    if (left < right) {
      visitor.visit(
          Math.max(left, x0), Math.max(top, y0), Math.min(right, x1), Math.min(bottom, y1));
    }
  }
}
