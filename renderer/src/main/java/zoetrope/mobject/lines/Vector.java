package zoetrope.mobject.lines;

import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;

/**
 * A stroked arrow from the origin.
 *
 * <pre>{@code
 * var basis = vector(RIGHT).setStroke(GREEN_C);
 * }</pre>
 */
public final class Vector extends AbstractArrow<Vector> {

  /** Creates an arrow from the origin to (1, 0). */
  public Vector() {
    this(Directions.RIGHT);
  }

  /** Creates an arrow from the origin to {@code direction}. */
  public Vector(Vec direction) {
    super(Endpoints.of(Vec.ZERO, direction), 0, false);
    redraw();
  }

  /** Creates an arrow from the origin to (x, y). */
  public Vector(double x, double y) {
    this(Vec.of(x, y));
  }
}
