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

  /**
   * The line that divides the way from {@code a} to {@code b} in half at a right angle, in the
   * plane of the picture: twice as long as the way, half of it on each side, from its left on.
   */
  @Word
  public static Line perpendicularBisector(Vec a, Vec b) {
    Vec middle = SpaceOps.midpoint(a, b);
    Vec across = b.minus(a).rotate(Math.PI / 2);
    return new Line(middle.plus(across), middle.minus(across));
  }

  /** The line that divides a line in half at a right angle, twice as long as that. */
  @Word
  public static Line perpendicularBisector(AbstractLine<?> line) {
    return perpendicularBisector(line.start(), line.end());
  }

  /**
   * Where two lines meet, made longer if need be.
   *
   * @throws IllegalArgumentException for parallel lines
   */
  @Word
  public static Vec lineIntersection(AbstractLine<?> a, AbstractLine<?> b) {
    return SpaceOps.lineIntersection(a.start(), a.end(), b.start(), b.end());
  }
}
