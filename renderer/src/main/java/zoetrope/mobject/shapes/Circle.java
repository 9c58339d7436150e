package zoetrope.mobject.shapes;

import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.processor.Word;

/**
 * A circle with a red stroke.
 *
 * <pre>{@code
 * var node = circle(0.3).setStroke(WHITE, 2).setFill(BLUE, 0.5);
 * }</pre>
 */
public final class Circle extends AbstractCircle<Circle> {

  /** Creates the unit circle. */
  public Circle() {
    this(1);
  }

  /** Creates a circle about the origin with a radius in scene units. */
  public Circle(double radius) {
    this(Vec.ZERO, radius);
  }

  /** Creates a circle about a centre with a radius in scene units. */
  public Circle(Vec center, double radius) {
    super(Paths.circle(center, radius));
    if (Theme.isCommunity()) {
      setColor(Palette.RED);
    } else {
      setStroke(Palette.RED);
    }
  }

  /**
   * Creates the circle through three points of a plane parallel to the xy plane.
   *
   * @throws IllegalArgumentException if the points are on one line
   */
  @Word("circleThrough")
  public static Circle through(Vec a, Vec b, Vec c) {
    Vec u = b.minus(a);
    Vec v = c.minus(a);
    double d = 2 * (u.x() * v.y() - u.y() * v.x());
    Preconditions.require(d != 0, "no circle goes through points on a line: %s, %s, %s", a, b, c);
    double uu = u.dot(u);
    double vv = v.dot(v);
    Vec center = Vec.of((v.y() * uu - u.y() * vv) / d, (u.x() * vv - v.x() * uu) / d);
    return new Circle(a.plus(center), center.length());
  }
}
