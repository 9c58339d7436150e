package zoetrope.internal.raster.depth;

import zoetrope.internal.raster.pixel.Boxed;

/** A part of a depth group in pixels. */
public sealed interface DepthPart extends Boxed permits DepthFaces, DepthArea {
  /** The tiles that each of its faces reaches into; see {@link TileBins#box}. */
  long[] boxes();

  /** How near the nearest point of face {@code i} is; infinite when that is not known. */
  float most(int i);

  /** How near the farthest point of face {@code i} is; 0 when that is not known. */
  float least(int i);

  /** The pixels of a tile that face {@code i} reaches into; see {@link DepthTile#box}. */
  int box(int i, int tileLeft, int tileTop);

  /** The memory taken, in array elements. */
  int size();
}
