package zoetrope.internal.raster.coverage;

import zoetrope.internal.raster.pixel.Boxed;

/** The area of a {@link FillOp}: directed edges, filled by the nonzero winding rule. */
public sealed interface FillArea extends Boxed permits Edges, PlacedContours {
  /** Whether the area is completely inside the canvas. */
  boolean isUnclipped();

  /** Returns the memory used by this area alone, in array elements. */
  int size();

  default boolean isEmpty() {
    return box().isEmpty();
  }
}
