package zoetrope.mobject.shapes;

import zoetrope.geometry.Path;

/** An equilateral triangle with corners at distance 1 from the origin, the first above. */
public final class Triangle extends AbstractPolygon<Triangle> {

  /** Creates a triangle with a horizontal edge at the bottom. */
  public Triangle() {
    super(Path.polygon(RegularPolygon.corners(3, Math.PI / 2, 1)));
    takeColorOfTheme();
  }
}
