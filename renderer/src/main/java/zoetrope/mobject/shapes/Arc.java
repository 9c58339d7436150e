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

  /** A quarter of the unit circle, from the right to the top. */
  public Arc() {
    this(0, Math.PI / 2);
  }

  /** Of radius 1 about the origin. */
  public Arc(double startAngle, double angle) {
    this(startAngle, angle, 1, Vec.ZERO);
  }

  /** From {@code startAngle} over {@code angle} radians, counter-clockwise when positive. */
  public Arc(double startAngle, double angle, double radius, Vec center) {
    super(Paths.arc(center, radius, Degrees.check(startAngle), Degrees.check(angle), CURVES));
  }
}
