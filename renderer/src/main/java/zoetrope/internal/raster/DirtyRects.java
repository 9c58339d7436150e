package zoetrope.internal.raster;

import java.util.ArrayList;
import java.util.List;
import zoetrope.internal.raster.pixel.PixelBox;

/**
 * The bounding boxes of the commands that were added, removed or changed. With these boxes, only
 * parts of the damaged tiles are repainted. The boxes are used only if there are at most {@value
 * #MAX_RECTS}.
 */
final class DirtyRects {
  /** If there are more rectangles than this, they cover most of a tile anyway. */
  private static final int MAX_RECTS = 32;

  private final List<PixelBox> boxes = new ArrayList<>(MAX_RECTS + 1);

  void clear() {
    boxes.clear();
  }

  void add(PixelBox box) {
    if (boxes.size() <= MAX_RECTS) {
      boxes.add(box);
    }
  }

  /**
   * Visits the smallest box of all changes in a rectangle, if there are any; the whole rectangle if
   * the boxes are not used.
   */
  void within(int x0, int y0, int x1, int y1, TileMerger.Visitor visitor) {
    PixelBox rectangle = new PixelBox(x0, y0, x1, y1);
    PixelBox changed = boxes.size() > MAX_RECTS ? rectangle : PixelBox.EMPTY;
    for (int i = 0; i < boxes.size() && boxes.size() <= MAX_RECTS; i++) {
      changed = changed.union(boxes.get(i).intersection(rectangle));
    }
    if (!changed.isEmpty()) {
      visitor.visit(changed.left(), changed.top(), changed.right(), changed.bottom());
    }
  }
}
