package zoetrope.mobject.three;

import java.util.List;
import zoetrope.geometry.Vec;

/** The smallest convex solid around points. */
public final class ConvexHull3D extends AbstractPolyhedron<ConvexHull3D> {
  /**
   * Around four points or more.
   *
   * @throws IllegalArgumentException when one plane has all
   */
  public ConvexHull3D(Vec... points) {
    this(List.of(points));
  }

  /**
   * Around four points or more.
   *
   * @throws IllegalArgumentException when one plane has all
   */
  public ConvexHull3D(List<Vec> points) {
    this(IncrementalHull.of(points));
  }

  private ConvexHull3D(IncrementalHull hull) {
    super(hull.corners(), hull.faces());
  }
}
