package zoetrope.mobject.shapes;

import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Degrees;
import zoetrope.internal.mobject.Preconditions;

/** A polygon of equal edges and angles. */
public final class RegularPolygon extends AbstractPolygon<RegularPolygon> {

  /** A hexagon with corners at distance 1 from the origin. */
  public RegularPolygon() {
    this(6);
  }

  /** {@code n} corners at distance 1; the first to the right, or above when {@code n} is odd. */
  public RegularPolygon(int n) {
    this(n, n % 2 * Math.PI / 2, 1);
  }

  /** {@code n} corners at {@code radius} from the origin, the first at {@code startAngle}. */
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
