package zoetrope.mobject.lines;

import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Placement;

/**
 * A stroked arrow with a tip at both ends, which leaves a gap of 0.25 scene units at both ends by
 * default.
 *
 * <pre>{@code
 * var span = doubleArrow(left, right).setStroke(YELLOW, 3);
 * }</pre>
 */
public final class DoubleArrow extends AbstractArrow<DoubleArrow> {

  /** Creates an arrow from (-1, 0) to (1, 0). */
  public DoubleArrow() {
    this(Directions.LEFT, Directions.RIGHT);
  }

  /** Creates an arrow from point to point. */
  public DoubleArrow(Vec start, Vec end) {
    this(Endpoints.of(start, end));
  }

  /** Creates an arrow from border to border of two objects, on the line between their centres. */
  public DoubleArrow(Mobject<?> start, Mobject<?> end) {
    this(Endpoints.of(start, end));
  }

  /** Creates an arrow from a point to the border of an object. */
  public DoubleArrow(Vec start, Mobject<?> end) {
    this(Endpoints.of(start, end));
  }

  /** Creates an arrow from the border of an object to a point. */
  public DoubleArrow(Mobject<?> start, Vec end) {
    this(Endpoints.of(start, end));
  }

  private DoubleArrow(Endpoints ends) {
    super(ends, Placement.MED_SMALL_BUFF, true);
    redraw();
  }
}
