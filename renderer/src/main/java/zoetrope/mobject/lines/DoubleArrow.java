package zoetrope.mobject.lines;

import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Placement;

/**
 * A stroked arrow with a tip at both ends. It keeps 0.25 units away from its ends unless told
 * otherwise.
 *
 * <pre>{@code
 * var span = doubleArrow(left, right).setStroke(YELLOW, 3);
 * }</pre>
 */
public final class DoubleArrow extends AbstractArrow<DoubleArrow> {

  /** From (-1, 0) to (1, 0). */
  public DoubleArrow() {
    this(Directions.LEFT, Directions.RIGHT);
  }

  /** From point to point. */
  public DoubleArrow(Vec start, Vec end) {
    this(Endpoints.of(start, end));
  }

  /** From the border of one object to that of another, on the way from centre to centre. */
  public DoubleArrow(Mobject<?> start, Mobject<?> end) {
    this(Endpoints.of(start, end));
  }

  /** From a point to the border of an object. */
  public DoubleArrow(Vec start, Mobject<?> end) {
    this(Endpoints.of(start, end));
  }

  /** From the border of an object to a point. */
  public DoubleArrow(Mobject<?> start, Vec end) {
    this(Endpoints.of(start, end));
  }

  private DoubleArrow(Endpoints ends) {
    super(ends, Placement.MED_SMALL_BUFF, true);
    redraw();
  }
}
