package zoetrope.internal.raster.depth;

/**
 * A part of a depth group in pixels, with the bounding box of the pixels {@code [left, right) x
 * [top, bottom)} it can touch.
 */
public sealed interface DepthPart permits DepthFaces, DepthArea {
  int left();

  int top();

  int right();

  int bottom();

  /** The memory taken, in array elements. */
  int size();
}
