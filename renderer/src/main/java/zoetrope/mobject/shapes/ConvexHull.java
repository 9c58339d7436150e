package zoetrope.mobject.shapes;

import java.util.List;
import zoetrope.color.Palette;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.geometry.PlaneHull;

/** The smallest convex polygon around points of the plane: blue, counter-clockwise. */
public final class ConvexHull extends AbstractPolygon<ConvexHull> {

  /**
   * Creates the hull of these points, which starts at its rightmost point.
   *
   * @throws IllegalArgumentException if the points do not enclose an area
   */
  public ConvexHull(Vec... points) {
    this(List.of(points));
  }

  /**
   * Creates the hull of these points, which starts at its rightmost point.
   *
   * @throws IllegalArgumentException if the points do not enclose an area
   */
  public ConvexHull(List<Vec> points) {
    super(Path.polygon(hull(points).toArray(Vec[]::new)));
    setColor(Palette.BLUE);
  }

  private static List<Vec> hull(List<Vec> points) {
    List<Vec> hull = PlaneHull.of(points);
    if (hull.size() < 3) {
      throw new IllegalArgumentException(
          "a convex hull needs at least three points that are not all on one line, but got "
              + points);
    }
    return hull;
  }
}
