package zoetrope.raster;

import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;

/**
 * Faces of three or four corners before the eye, which is what surfaces are made of: their edges
 * are the same as in the general way, but nothing is cut into pieces.
 */
final class FaceFills {
  /** The first corner is repeated at the end. */
  private static final int MOST = 5;

  private final FillOutline outline;
  private final double[] corners = new double[3 * MOST];

  FaceFills(FillOutline outline) {
    this.outline = outline;
  }

  /**
   * Adds the edges of a face that is moved outwards by {@code growth} pixels.
   *
   * @param map the path's coordinates to homogeneous pixels
   * @return false, with nothing added, when the face is not as simple as here
   */
  boolean add(Path path, Affine map, double growth, EdgeSink edges) {
    int count = path.anchorCount();
    if (path.subpathCount() != 1 || count > MOST || !path.isStraight()) {
      return false;
    }
    path.anchors(map, corners);
    return project(count) && outline.grownConvex(corners, count, growth, edges);
  }

  /** Divides by {@code w}; false when a corner lies behind the eye or is no number. */
  private boolean project(int count) {
    boolean slanted = false;
    for (int i = 0; i < 3 * count; i += 3) {
      double w = corners[i + 2];
      if (!(w >= View.NEAR)) {
        return false;
      }
      if (w != 1) {
        double s = 1 / w;
        corners[i] *= s;
        corners[i + 1] *= s;
      }
      if (!EdgeList.isNear(corners[i]) || !EdgeList.isNear(corners[i + 1])) {
        return false;
      }
      slanted |= i > 0 && corners[i] != corners[i - 3] && corners[i + 1] != corners[i - 2];
    }
    // Upright rectangles hide what is behind them; that is found elsewhere.
    return slanted;
  }
}
