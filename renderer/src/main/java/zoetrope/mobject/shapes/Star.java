package zoetrope.mobject.shapes;

import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;

/** A star with points at distance 1 from the origin, the first above. */
public final class Star extends AbstractPolygon<Star> {

  /** Creates a star with five points. */
  public Star() {
    this(5);
  }

  /**
   * Creates a star with {@code n} points, at least 5. Each edge is on the line from a point to the
   * second point after it.
   */
  public Star(int n) {
    this(n, 1, innerRadius(Preconditions.requireAtLeast("the number of points of a star", n, 5)));
  }

  /** Creates a star with {@code n} points and the radii of its outer and inner corners. */
  public Star(int n, double outer, double inner) {
    super(Path.polygon(corners(n, outer, inner)));
  }

  /**
   * Returns the inner radius for the outer radius 1. Lines that join each point with the second
   * point after it intersect at this radius.
   */
  private static double innerRadius(int n) {
    return StrictMath.cos(2 * Math.PI / n) / StrictMath.cos(Math.PI / n);
  }

  private static Vec[] corners(int n, double outer, double inner) {
    Preconditions.requireAtLeast("the number of points of a star", n, 2);
    Vec[] corners = new Vec[2 * n];
    for (int i = 0; i < 2 * n; i++) {
      corners[i] = Vec.polar(i % 2 == 0 ? outer : inner, Math.PI / 2 + Math.PI * i / n);
    }
    return corners;
  }
}
