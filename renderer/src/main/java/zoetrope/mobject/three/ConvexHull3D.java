package zoetrope.mobject.three;

import java.util.List;
import zoetrope.geometry.Vec;

/** The smallest convex solid around points. */
public final class ConvexHull3D extends AbstractPolyhedron<ConvexHull3D> {
  /**
   * Creates the hull of at least four points.
   *
   * @throws IllegalArgumentException if there are fewer points, or all are in one plane
   */
  public ConvexHull3D(Vec... points) {
    this(List.of(points));
  }

  /**
   * Creates the hull of at least four points.
   *
   * @throws IllegalArgumentException if there are fewer points, or all are in one plane
   */
  public ConvexHull3D(List<Vec> points) {
    super(points);
  }
}
