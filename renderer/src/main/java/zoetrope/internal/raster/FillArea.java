package zoetrope.internal.raster;

/**
 * What a layer fills: directed edges, inside by nonzero winding, with the box of the pixels {@code
 * [left, right) x [top, bottom)} they can touch.
 */
sealed interface FillArea permits Edges, PlacedContours {
  int left();

  int top();

  int right();

  int bottom();

  /** Whether no part of it lies outside of the picture. */
  boolean isWhole();

  /** How many numbers are kept for it alone. */
  int size();

  default boolean isEmpty() {
    return left() >= right() || top() >= bottom();
  }
}
