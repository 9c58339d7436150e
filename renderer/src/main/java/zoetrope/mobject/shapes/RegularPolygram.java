package zoetrope.mobject.shapes;

import java.util.ArrayList;
import java.util.List;
import zoetrope.color.Palette;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Degrees;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.VMobject;

/**
 * A star polygon: corners evenly spread on a circle about the origin, each joined to a corner that
 * is not its neighbour. Examples are a pentagram, and a hexagram of two triangles.
 */
public final class RegularPolygram extends VMobject<RegularPolygram> {

  /**
   * Creates a star polygon with {@code n} corners at distance 1, each joined to the second corner
   * after it.
   */
  public RegularPolygram(int n) {
    this(n, 2);
  }

  /**
   * Creates a star polygon with {@code n} corners at distance 1. Each corner is joined to the
   * corner that is {@code density} places farther on.
   */
  public RegularPolygram(int n, int density) {
    this(n, density, 1, n % 2 * Math.PI / 2);
  }

  /**
   * Creates a star polygon with {@code n} corners at {@code radius}, the first at {@code
   * startAngle} radians. Each corner is joined to the corner that is {@code density} places farther
   * on.
   *
   * @throws IllegalArgumentException if there are fewer than 3 corners, or the density is not from
   *     1 to {@code n - 1}
   */
  public RegularPolygram(int n, int density, double radius, double startAngle) {
    super(Polygram.path(polygons(n, density, radius, startAngle)));
    setColor(Palette.BLUE);
  }

  private static List<List<Vec>> polygons(int n, int density, double radius, double start) {
    Preconditions.requireAtLeast("the number of corners of a polygram", n, 3);
    Preconditions.require(
        density >= 1 && density < n,
        "the density of a polygram of %s corners must be from 1 to %s, not %s",
        n,
        n - 1,
        density);
    Degrees.check(start);
    int parts = gcd(n, density);
    List<List<Vec>> polygons = new ArrayList<>();
    for (int part = 0; part < parts; part++) {
      List<Vec> corners = new ArrayList<>();
      for (int i = 0; i < n / parts; i++) {
        int corner = (part + i * density) % n;
        corners.add(Vec.polar(radius, start + 2 * Math.PI * corner / n));
      }
      polygons.add(corners);
    }
    return polygons;
  }

  private static int gcd(int a, int b) {
    return b == 0 ? a : gcd(b, a % b);
  }
}
