package zoetrope.internal.raster.depth;

import zoetrope.internal.raster.pixel.Boxed;

/** A part of a depth group in pixels. */
public sealed interface DepthPart extends Boxed permits DepthFaces, DepthArea {
  /** The memory taken, in array elements. */
  int size();
}
