package zoetrope.mobject.shapes;

import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Degrees;

/**
 * A circular arc.
 *
 * <pre>{@code
 * var angle = arc(0, PI / 3).scale(0.5, ORIGIN).setStroke(YELLOW);
 * }</pre>
 */
public final class Arc extends AbstractArc<Arc> {

  /** Creates a quarter of the unit circle, from the right to the top. */
  public Arc() {
    this(0, Math.PI / 2);
  }

  /** Creates an arc of radius 1 about the origin, with angles in radians. */
  public Arc(double startAngle, double angle) {
    this(startAngle, angle, 1, Vec.ZERO);
  }

  /** Creates an arc; angles are in radians, counter-clockwise if positive. */
  public Arc(double startAngle, double angle, double radius, Vec center) {
    super(Paths.arc(center, radius, Degrees.check(startAngle), Degrees.check(angle), CURVES));
  }
}
