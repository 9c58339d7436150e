package zoetrope.internal.raster.depth;

import zoetrope.internal.raster.pixel.Boxed;

/**
 * A part of a projected member of a depth group, in pixels: faces with depths at their corners, or
 * a flat fill. Depths are {@code 1 / w}, so a larger depth is nearer to the eye.
 */
public sealed interface DepthPart extends Boxed permits DepthFaces, DepthArea {
  /** Returns, for each face of this part, the tiles that it touches; see {@link TileBins#box}. */
  long[] boxes();

  /** Returns the depth of the nearest point of face {@code i}; infinite if unknown. */
  float nearestDepth(int i);

  /** Returns the depth of the farthest point of face {@code i}; 0 if unknown. */
  float farthestDepth(int i);

  /** Returns the pixels of a tile that face {@code i} touches; see {@link DepthTile#box}. */
  int box(int i, int tileLeft, int tileTop);

  /** Returns the memory used, in array elements. */
  int size();
}
