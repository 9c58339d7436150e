package zoetrope.internal.raster.coverage;

import zoetrope.internal.raster.pixel.Boxed;

/** The area of a {@link FillOp}: directed edges, filled by the nonzero winding rule. */
public sealed interface FillArea extends Boxed permits Edges, PlacedContours {
  /** Whether no part of it lies outside the canvas. */
  boolean isUnclipped();

  /** The memory taken by this area alone, in array elements. */
  int size();

  default boolean isEmpty() {
    return box().isEmpty();
  }
}
