package zoetrope.internal.geometry;

import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;

/** Computes the bounding box of the curves themselves; handles may be outside of it. */
public final class TightBounds {
  private TightBounds() {}

  /**
   * Returns a box of all curves, which is the smallest one in x and y. In z, the box is certain to
   * contain only the ends of the curves and their extrema in x and y.
   */
  public static Bounds of(Path path) {
    Bounds box = Bounds.EMPTY;
    double[] c = path.coordinates();
    for (int k = 0; k < path.subpathCount(); k++) {
      box = box.union(Bounds.of(path.point(path.subpathStart(k))));
      for (int i = path.subpathStart(k); i + 3 < path.subpathStart(k + 1); i += 3) {
        for (double t : MonotonePieces.cuts(PlaneCubic.of(c, 3 * i))) {
          box = box.union(Bounds.of(Bezier.point(c, 3 * i, t)));
        }
      }
    }
    return box;
  }
}
