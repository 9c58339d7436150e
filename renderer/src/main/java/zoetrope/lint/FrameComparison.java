package zoetrope.lint;

import java.util.BitSet;
import java.util.List;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameSize;
import zoetrope.internal.lint.outline.Box;
import zoetrope.internal.raster.Canvas;

/** A comparison of frames, which are drawn with 480 lines. */
final class FrameComparison {
  private static final int CANVAS_HEIGHT = 480;

  /** How far the line of an item may reach beyond its outline, in scene units. */
  private static final double LINE_REACH = 0.05;

  private Canvas canvas;
  private FrameSize canvasSize;

  /** The visible differences between the images of two frames with the same size. */
  record Difference(PictureChange change, FrameSize size) {
    String place() {
      return units(change, size).place() + ", " + change.pixels() + " pixels of 480 lines";
    }

    /** Returns the number of pixels that differ both here and in another comparison. */
    int common(Difference other) {
      BitSet both = (BitSet) change.where().clone();
      both.and(other.change.where());
      return both.cardinality();
    }

    /** Whether a pixel in a box, or near it, differs. */
    boolean touches(Box box) {
      int width = width(size);
      int left = column(box.left() - LINE_REACH, size);
      int right = column(box.right() + LINE_REACH, size);
      for (int y = row(box.top() + LINE_REACH, size);
          y < row(box.bottom() - LINE_REACH, size);
          y++) {
        int next = change.where().nextSetBit(y * width + left);
        if (next >= 0 && next < y * width + right) {
          return true;
        }
      }
      return false;
    }
  }

  private static int column(double x, FrameSize size) {
    double column = Math.rint(width(size) * (x / size.width() + 0.5));
    return (int) Math.max(0, Math.min(width(size), column));
  }

  private static int row(double y, FrameSize size) {
    return (int)
        Math.max(0, Math.min(CANVAS_HEIGHT, Math.rint(CANVAS_HEIGHT * (0.5 - y / size.height()))));
  }

  /**
   * Returns the visible difference of two frames outside of the boxes {@code ignored}; null if
   * there is none.
   */
  Difference difference(Frame a, Frame b, List<Box> ignored) {
    if (a.showsSameAs(b)) {
      return null;
    }
    Canvas drawn = canvas(a.size());
    drawn.draw(a);
    int[] before = drawn.pixels().clone();
    drawn.draw(b);
    int[] after = drawn.pixels().clone();
    ignored.forEach(box -> copy(box, before, after, a.size()));
    PictureChange change = PictureChange.between(before, after, width(a.size()), CANVAS_HEIGHT);
    return change.pixels() < PictureChange.MIN_VISIBLE_PIXELS
        ? null
        : new Difference(change, a.size());
  }

  private static void copy(Box box, int[] from, int[] to, FrameSize size) {
    int left = Math.max(0, column(box.left(), size) - 1);
    int right = Math.min(width(size), column(box.right(), size) + 1);
    int bottom = Math.min(CANVAS_HEIGHT, row(box.bottom(), size) + 1);
    for (int y = Math.max(0, row(box.top(), size) - 1); y < bottom && left < right; y++) {
      System.arraycopy(from, y * width(size) + left, to, y * width(size) + left, right - left);
    }
  }

  /** Returns a canvas with the frame's aspect ratio, 480 pixels high. */
  private Canvas canvas(FrameSize size) {
    if (canvas == null || !size.equals(canvasSize)) {
      canvas = new Canvas(width(size), CANVAS_HEIGHT);
      canvasSize = size;
    }
    return canvas;
  }

  private static int width(FrameSize size) {
    return (int) Math.max(1, Math.rint(CANVAS_HEIGHT * size.aspect()));
  }

  private static Box units(PictureChange change, FrameSize size) {
    double unit = CANVAS_HEIGHT / size.height();
    double middle = width(size) / 2.0;
    return new Box(
        (change.left() - middle) / unit,
        (CANVAS_HEIGHT / 2.0 - change.bottom()) / unit,
        (change.right() - middle) / unit,
        (CANVAS_HEIGHT / 2.0 - change.top()) / unit);
  }
}
