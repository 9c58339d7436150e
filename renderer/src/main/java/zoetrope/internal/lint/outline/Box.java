package zoetrope.internal.lint.outline;

import java.util.Locale;
import java.util.Optional;
import zoetrope.frame.FrameSize;
import zoetrope.lint.report.FoundObject.FrameBox;

/** An axis-aligned box in frame coordinates. */
public record Box(double left, double bottom, double right, double top) {
  public static final Box EMPTY =
      new Box(
          Double.POSITIVE_INFINITY,
          Double.POSITIVE_INFINITY,
          Double.NEGATIVE_INFINITY,
          Double.NEGATIVE_INFINITY);

  public static final Box ALL =
      new Box(
          Double.NEGATIVE_INFINITY,
          Double.NEGATIVE_INFINITY,
          Double.POSITIVE_INFINITY,
          Double.POSITIVE_INFINITY);

  private static final double ROUNDING = 1e-9;

  /** Returns the box of a frame, centred at the origin. */
  public static Box of(FrameSize size) {
    double x = size.width() / 2;
    double y = size.height() / 2;
    return new Box(-x, -y, x, y);
  }

  /** Returns the box around a box and the first {@code count} points {@code x, y, x, y, ...}. */
  static Box around(double[] points, int count, Box first) {
    double left = first.left;
    double bottom = first.bottom;
    double right = first.right;
    double top = first.top;
    for (int i = 0; i < 2 * count; i += 2) {
      left = Math.min(left, points[i]);
      right = Math.max(right, points[i]);
      bottom = Math.min(bottom, points[i + 1]);
      top = Math.max(top, points[i + 1]);
    }
    return new Box(left, bottom, right, top);
  }

  public Box union(Box b) {
    return new Box(
        Math.min(left, b.left),
        Math.min(bottom, b.bottom),
        Math.max(right, b.right),
        Math.max(top, b.top));
  }

  public Box intersection(Box b) {
    return new Box(
        Math.max(left, b.left),
        Math.max(bottom, b.bottom),
        Math.min(right, b.right),
        Math.min(top, b.top));
  }

  /** Whether the boxes have a common point. Boxes of lines have no area. */
  public boolean touches(Box b) {
    return left <= b.right && right >= b.left && bottom <= b.top && top >= b.bottom;
  }

  /** Whether the boxes have a common area. */
  public boolean overlaps(Box b) {
    return Math.min(right, b.right) > Math.max(left, b.left)
        && Math.min(top, b.top) > Math.max(bottom, b.bottom);
  }

  /** Whether the box around a line has a common point with this box. */
  public boolean touchesLine(double x, double y, double toX, double toY) {
    return Math.min(x, toX) <= right
        && Math.max(x, toX) >= left
        && Math.min(y, toY) <= top
        && Math.max(y, toY) >= bottom;
  }

  /** Whether this box is equal to an earlier box that was moved by a vector. */
  public boolean isMoved(Box earlier, double x, double y) {
    return Math.abs(left - earlier.left - x) < ROUNDING
        && Math.abs(right - earlier.right - x) < ROUNDING
        && Math.abs(bottom - earlier.bottom - y) < ROUNDING
        && Math.abs(top - earlier.top - y) < ROUNDING;
  }

  /** Returns the box moved by a vector. */
  public Box moved(double x, double y) {
    return new Box(left + x, bottom + y, right + x, top + y);
  }

  /** Returns the box with a margin at each side. */
  public Box expanded(double by) {
    return new Box(left - by, bottom - by, right + by, top + by);
  }

  public boolean isEmpty() {
    return !(right > left && top > bottom);
  }

  public boolean contains(double x, double y) {
    return x >= left && x <= right && y >= bottom && y <= top;
  }

  public boolean contains(Box b) {
    return contains(b.left, b.bottom) && contains(b.right, b.top);
  }

  /** Returns a smaller box: each side moves inwards by a fraction of the width or height. */
  public Box inset(double share) {
    double x = share * width();
    double y = share * height();
    return new Box(left + x, bottom + y, right - x, top - y);
  }

  public double centerX() {
    return (left + right) / 2;
  }

  public double centerY() {
    return (bottom + top) / 2;
  }

  public double width() {
    return right - left;
  }

  public double area() {
    return width() * height();
  }

  public double height() {
    return top - bottom;
  }

  /** Returns how far the box reaches beyond a frame, in words; empty if it is inside. */
  public String beyond(Box frame, double slack) {
    StringBuilder sides = new StringBuilder();
    append(sides, "left", frame.left - left, slack);
    append(sides, "right", right - frame.right, slack);
    append(sides, "top", top - frame.top, slack);
    append(sides, "bottom", frame.bottom - bottom, slack);
    return sides.toString();
  }

  private static void append(StringBuilder sides, String side, double by, double slack) {
    if (by > slack) {
      sides.append(sides.length() == 0 ? "" : ", ");
      sides.append(String.format(Locale.ROOT, "%s by %.2f", side, by));
    }
  }

  /** Returns the box for a finding; empty if it has no area. */
  public Optional<FrameBox> inFrame() {
    return isEmpty() ? Optional.empty() : Optional.of(new FrameBox(left, bottom, right, top));
  }

  /** Returns the middle as text, for messages. */
  public String place() {
    return String.format(Locale.ROOT, "(%.2f, %.2f)", (left + right) / 2, (bottom + top) / 2);
  }
}
