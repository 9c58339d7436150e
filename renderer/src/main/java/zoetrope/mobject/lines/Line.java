package zoetrope.mobject.lines;

import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;

/**
 * A straight line, or a circular arc from start to end.
 *
 * <pre>{@code
 * var line = line(word, box).buff(0.1).setStroke(BLUE, 2);
 * }</pre>
 */
public final class Line extends AbstractLine<Line> {

  /** From (-1, 0) to (1, 0). */
  public Line() {
    this(Directions.LEFT, Directions.RIGHT);
  }

  /** From point to point. */
  public Line(Vec start, Vec end) {
    this(Endpoints.of(start, end));
  }

  /** From the border of one object to that of another, on the way from centre to centre. */
  public Line(Mobject<?> start, Mobject<?> end) {
    this(Endpoints.of(start, end));
  }

  /** From a point to the border of an object. */
  public Line(Vec start, Mobject<?> end) {
    this(Endpoints.of(start, end));
  }

  /** From the border of an object to a point. */
  public Line(Mobject<?> start, Vec end) {
    this(Endpoints.of(start, end));
  }

  private Line(Endpoints ends) {
    super(ends, 0);
    redraw();
  }
}
