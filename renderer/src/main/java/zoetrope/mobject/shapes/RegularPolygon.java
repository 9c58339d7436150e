package zoetrope.mobject.shapes;

import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Degrees;
import zoetrope.internal.diagnostics.Preconditions;

/** A polygon with equal edges and angles. */
public final class RegularPolygon extends AbstractPolygon<RegularPolygon> {

  /** Creates a hexagon with corners at distance 1 from the origin. */
  public RegularPolygon() {
    this(6);
  }

  /**
   * Creates a polygon with {@code n} corners at distance 1 from the origin. The first corner is to
   * the right, or above if {@code n} is odd.
   */
  public RegularPolygon(int n) {
    this(n, n % 2 * Math.PI / 2, 1);
  }

  /**
   * Creates a polygon with a radius in scene units; the first corner is at {@code startAngle}
   * radians.
   */
  public RegularPolygon(int n, double startAngle, double radius) {
    super(Path.polygon(corners(n, startAngle, radius)));
    takeColorOfTheme();
  }

  static Vec[] corners(int n, double startAngle, double radius) {
    Preconditions.requireAtLeast("the number of corners", n, 3);
    Degrees.check(startAngle);
    Vec[] corners = new Vec[n];
    for (int i = 0; i < n; i++) {
      corners[i] = Vec.polar(radius, startAngle + 2 * Math.PI * i / n);
    }
    return corners;
  }
}
