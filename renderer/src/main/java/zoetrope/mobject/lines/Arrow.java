package zoetrope.mobject.lines;

import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Placement;

/**
 * A stroked arrow that leaves a gap of 0.25 scene units at both ends by default.
 *
 * <pre>{@code
 * var arrow = arrow(word, vector).buff(0.1).pathArc(-PI / 2).setStroke(GREY_B);
 * }</pre>
 */
public final class Arrow extends AbstractArrow<Arrow> {

  /** Creates an arrow from (-1, 0) to (1, 0). */
  public Arrow() {
    this(Directions.LEFT, Directions.RIGHT);
  }

  /** Creates an arrow from point to point. */
  public Arrow(Vec start, Vec end) {
    this(Endpoints.of(start, end));
  }

  /** Creates an arrow from border to border of two objects, on the line between their centres. */
  public Arrow(Mobject<?> start, Mobject<?> end) {
    this(Endpoints.of(start, end));
  }

  /** Creates an arrow from a point to the border of an object. */
  public Arrow(Vec start, Mobject<?> end) {
    this(Endpoints.of(start, end));
  }

  /** Creates an arrow from the border of an object to a point. */
  public Arrow(Mobject<?> start, Vec end) {
    this(Endpoints.of(start, end));
  }

  private Arrow(Endpoints ends) {
    super(ends, Placement.MED_SMALL_BUFF, false);
    redraw();
  }
}
