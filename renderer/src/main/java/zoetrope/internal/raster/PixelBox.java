package zoetrope.internal.raster;

/** A box of pixels {@code [left, right) x [top, bottom)} that grows and shrinks; empty at first. */
final class PixelBox {
  int left = Integer.MAX_VALUE;
  int top = Integer.MAX_VALUE;
  int right = Integer.MIN_VALUE;
  int bottom = Integer.MIN_VALUE;

  boolean isEmpty() {
    return left >= right || top >= bottom;
  }

  /** Grows it to hold a command's box. */
  void add(DrawCommand command) {
    left = Math.min(left, command.left());
    top = Math.min(top, command.top());
    right = Math.max(right, command.right());
    bottom = Math.max(bottom, command.bottom());
  }

  /** Shrinks it to what lies in another too. */
  void intersect(PixelBox other) {
    left = Math.max(left, other.left);
    top = Math.max(top, other.top);
    right = Math.min(right, other.right);
    bottom = Math.min(bottom, other.bottom);
  }
}
