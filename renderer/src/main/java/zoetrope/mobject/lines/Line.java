package zoetrope.mobject.lines;

import zoetrope.geometry.Directions;
import zoetrope.geometry.SpaceOps;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.processor.Word;

/**
 * A straight line, or a circular arc from start to end.
 *
 * <pre>{@code
 * var line = line(word, box).buff(0.1).setStroke(BLUE, 2);
 * }</pre>
 */
public final class Line extends AbstractLine<Line> {

  /** Creates a line from (-1, 0) to (1, 0). */
  public Line() {
    this(Directions.LEFT, Directions.RIGHT);
  }

  /** Creates a line from point to point. */
  public Line(Vec start, Vec end) {
    this(Endpoints.of(start, end));
  }

  /** Creates a line from border to border of two objects, on the line between their centres. */
  public Line(Mobject<?> start, Mobject<?> end) {
    this(Endpoints.of(start, end));
  }

  /** Creates a line from a point to the border of an object. */
  public Line(Vec start, Mobject<?> end) {
    this(Endpoints.of(start, end));
  }

  /** Creates a line from the border of an object to a point. */
  public Line(Mobject<?> start, Vec end) {
    this(Endpoints.of(start, end));
  }

  private Line(Endpoints ends) {
    super(ends, 0);
    redraw();
  }

  /**
   * Creates the perpendicular bisector of the segment from {@code a} to {@code b} in the xy plane.
   * It is twice as long as the segment, is centred on it, and starts on its left.
   */
  @Word
  public static Line perpendicularBisector(Vec a, Vec b) {
    Vec middle = SpaceOps.midpoint(a, b);
    Vec across = b.minus(a).rotate(Math.PI / 2);
    return new Line(middle.plus(across), middle.minus(across));
  }

  /** Creates the perpendicular bisector of a line, twice as long as the line. */
  @Word
  public static Line perpendicularBisector(AbstractLine<?> line) {
    return perpendicularBisector(line.start(), line.end());
  }

  /**
   * Returns the point where two lines, extended if necessary, intersect.
   *
   * @throws IllegalArgumentException if the lines are parallel
   */
  @Word
  public static Vec lineIntersection(AbstractLine<?> a, AbstractLine<?> b) {
    return SpaceOps.lineIntersection(a.start(), a.end(), b.start(), b.end());
  }
}
