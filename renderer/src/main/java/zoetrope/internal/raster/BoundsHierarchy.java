package zoetrope.internal.raster;

/**
 * What so many figures in a row have in common: the box of all, and how many of them hide what is
 * behind them. Runs of many are measured by runs of few.
 */
final class BoundsHierarchy {
  private int[] boxes = new int[0];
  private int[] covers = new int[0];

  /** Makes room for {@code count} runs; what was there is lost. */
  void reserve(int count) {
    covers = new int[count];
    boxes = new int[4 * count];
  }

  /** Takes the first {@code count} runs over. */
  void take(BoundsHierarchy from, int count) {
    System.arraycopy(from.boxes, 0, boxes, 0, 4 * count);
    System.arraycopy(from.covers, 0, covers, 0, count);
  }

  /** Begins to measure a run. */
  void clear(int run) {
    boxes[4 * run] = Integer.MAX_VALUE;
    boxes[4 * run + 1] = Integer.MAX_VALUE;
    boxes[4 * run + 2] = 0;
    boxes[4 * run + 3] = 0;
    covers[run] = 0;
  }

  void add(int run, DrawCommand figure) {
    grow(run, figure.left(), figure.top(), figure.right(), figure.bottom());
    covers[run] += figure.cover() == null ? 0 : 1;
  }

  void add(int run, BoundsHierarchy parts, int part) {
    int[] box = parts.boxes;
    int at = 4 * part;
    grow(run, box[at], box[at + 1], box[at + 2], box[at + 3]);
    covers[run] += parts.covers[part];
  }

  private void grow(int run, int left, int top, int right, int bottom) {
    int at = 4 * run;
    boxes[at] = Math.min(boxes[at], left);
    boxes[at + 1] = Math.min(boxes[at + 1], top);
    boxes[at + 2] = Math.max(boxes[at + 2], right);
    boxes[at + 3] = Math.max(boxes[at + 3], bottom);
  }

  /** Whether the box of a run meets another. */
  boolean meets(int run, int x0, int y0, int x1, int y1) {
    int at = 4 * run;
    return boxes[at] < x1 && boxes[at + 2] > x0 && boxes[at + 1] < y1 && boxes[at + 3] > y0;
  }

  /** Whether a figure of the run hides what is behind it. */
  boolean hides(int run) {
    return covers[run] > 0;
  }
}
