package zoetrope.internal.raster.depth;

/** A part of a depth group in one plane, filled like an item outside of depth groups. */
public non-sealed interface DepthArea extends DepthPart {
  /** Returns the plane of the depths of all points in the area. */
  DepthPlane plane();

  /** Returns the depth in the middle of the box around the area. */
  default double middle() {
    return plane().at((left() + right()) / 2.0, (top() + bottom()) / 2.0);
  }

  @Override
  default long[] boxes() {
    return new long[] {TileBins.box(left(), top(), right(), bottom())};
  }

  @Override
  default float nearestDepth(int i) {
    return Float.POSITIVE_INFINITY;
  }

  @Override
  default float farthestDepth(int i) {
    return 0;
  }

  @Override
  default int box(int i, int tileLeft, int tileTop) {
    return DepthTile.box(
        left() - tileLeft, top() - tileTop, right() - tileLeft, bottom() - tileTop);
  }
}
