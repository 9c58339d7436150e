package zoetrope.mobject.lines;

import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Placement;

/**
 * A stroked arrow. It keeps 0.25 units away from its ends unless told otherwise.
 *
 * <pre>{@code
 * var arrow = arrow(word, vector).buff(0.1).pathArc(-PI / 2).setStroke(GREY_B);
 * }</pre>
 */
public final class Arrow extends AbstractArrow<Arrow> {

  /** From (-1, 0) to (1, 0). */
  public Arrow() {
    this(Directions.LEFT, Directions.RIGHT);
  }

  /** From point to point. */
  public Arrow(Vec start, Vec end) {
    this(Endpoints.of(start, end));
  }

  /** From the border of one object to that of another, on the way from centre to centre. */
  public Arrow(Mobject<?> start, Mobject<?> end) {
    this(Endpoints.of(start, end));
  }

  /** From a point to the border of an object. */
  public Arrow(Vec start, Mobject<?> end) {
    this(Endpoints.of(start, end));
  }

  /** From the border of an object to a point. */
  public Arrow(Mobject<?> start, Vec end) {
    this(Endpoints.of(start, end));
  }

  private Arrow(Endpoints ends) {
    super(ends, Placement.MED_SMALL_BUFF, false);
    redraw();
  }
}
