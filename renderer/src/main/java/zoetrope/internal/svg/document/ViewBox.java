package zoetrope.internal.svg.document;

import zoetrope.geometry.Bounds;

/** A rectangle in user units: a {@code viewBox} attribute or a viewport. */
public record ViewBox(double x, double y, double width, double height) {
  /** Returns the view box of a box. An empty box gives an empty view box at the origin. */
  public static ViewBox of(Bounds box) {
    return box.isEmpty()
        ? new ViewBox(0, 0, 0, 0)
        : new ViewBox(box.min().x(), box.min().y(), box.size().x(), box.size().y());
  }

  /**
   * Returns the diagonal over the square root of 2. Percentages of lengths that are neither
   * horizontal nor vertical refer to this length.
   */
  public double diagonal() {
    return Math.sqrt((width * width + height * height) / 2);
  }

  public boolean isEmpty() {
    return !(width > 0 && height > 0);
  }
}
