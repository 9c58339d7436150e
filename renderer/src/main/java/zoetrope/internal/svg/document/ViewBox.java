package zoetrope.internal.svg.document;

import zoetrope.geometry.Bounds;

/** A rectangle of user units: of a {@code viewBox} attribute, or of a viewport. */
public record ViewBox(double x, double y, double width, double height) {
  /** That of a box; an empty one at the origin without any. */
  public static ViewBox of(Bounds box) {
    return box.isEmpty()
        ? new ViewBox(0, 0, 0, 0)
        : new ViewBox(box.min().x(), box.min().y(), box.size().x(), box.size().y());
  }

  /** The diagonal that percentages without a direction refer to, over the root of 2. */
  public double diagonal() {
    return Math.sqrt((width * width + height * height) / 2);
  }

  public boolean isEmpty() {
    return !(width > 0 && height > 0);
  }
}
