package zoetrope.internal.raster.depth;

/** A part of a depth group that lies in one plane and is filled as flat items are. */
public non-sealed interface DepthArea extends DepthPart {
  /** The plane of its depths. */
  DepthPlane plane();

  /** The depth in the middle of what is drawn. */
  default double middle() {
    return plane().at((left() + right()) / 2.0, (top() + bottom()) / 2.0);
  }

  @Override
  default long[] boxes() {
    return new long[] {TileBins.box(left(), top(), right(), bottom())};
  }

  @Override
  default float most(int i) {
    return Float.POSITIVE_INFINITY;
  }

  @Override
  default float least(int i) {
    return 0;
  }

  @Override
  default int box(int i, int tileLeft, int tileTop) {
    return DepthTile.box(
        left() - tileLeft, top() - tileTop, right() - tileLeft, bottom() - tileTop);
  }
}
