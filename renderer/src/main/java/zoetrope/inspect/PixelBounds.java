package zoetrope.inspect;

import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.FrameProjection;

/** The bounds of a frame's items in pixels; they may be too large, but never too small. */
final class PixelBounds {
  /** The margin in addition to the width of the strokes, in scene units. */
  private static final double MARGIN = 0.1;

  private final FrameProjection projection;
  private final double unit;
  private final double middleX;
  private final double middleY;

  PixelBounds(Frame frame, int width, int height) {
    this.projection = new FrameProjection(frame.camera());
    this.unit = height / frame.size().height();
    this.middleX = width / 2.0;
    this.middleY = height / 2.0;
  }

  /** Whether an item may cover a pixel within {@code around} pixels of this pixel. */
  boolean mayCover(Item item, int column, int row, int around) {
    Bounds box = item.bounds();
    if (box.isEmpty()) {
      return false;
    }
    double left = Double.POSITIVE_INFINITY;
    double right = Double.NEGATIVE_INFINITY;
    double top = Double.POSITIVE_INFINITY;
    double bottom = Double.NEGATIVE_INFINITY;
    for (int corner = 0; corner < 8; corner++) {
      Vec seen = projection.apply(box.corner(corner), item.fixed());
      if (seen == null) {
        return true;
      }
      left = Math.min(left, middleX + unit * seen.x());
      right = Math.max(right, middleX + unit * seen.x());
      top = Math.min(top, middleY - unit * seen.y());
      bottom = Math.max(bottom, middleY - unit * seen.y());
    }
    double more = around + 1 + unit * (MARGIN + 2 * item.halfWidth());
    return column >= left - more
        && column <= right + more
        && row >= top - more
        && row <= bottom + more;
  }

  /** Returns the pixel where the middle of an item is visible; null if there is none. */
  Vec middle(Item item) {
    Bounds box = item.bounds();
    Vec seen = box.isEmpty() ? null : projection.apply(box.center(), item.fixed());
    return seen == null ? null : Vec.of(middleX + unit * seen.x(), middleY - unit * seen.y());
  }
}
