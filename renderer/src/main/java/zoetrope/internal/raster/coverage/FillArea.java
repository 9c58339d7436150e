package zoetrope.internal.raster.coverage;

/**
 * The area of a {@link FillOp}: directed edges, filled by the nonzero winding rule, with the
 * bounding box of the pixels {@code [left, right) x [top, bottom)} they can touch.
 */
public sealed interface FillArea permits Edges, PlacedContours {
  int left();

  int top();

  int right();

  int bottom();

  /** Whether no part of it lies outside the canvas. */
  boolean isUnclipped();

  /** The memory taken by this area alone, in array elements. */
  int size();

  default boolean isEmpty() {
    return left() >= right() || top() >= bottom();
  }
}
