package zoetrope.internal.geometry;

import zoetrope.geometry.Bounds;
import zoetrope.geometry.Path;

/** The box of the curves themselves, which handles may lie outside of. */
public final class TightBounds {
  private TightBounds() {}

  /**
   * The smallest box along the axes of the plane that holds all curves; z is that of the points.
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
