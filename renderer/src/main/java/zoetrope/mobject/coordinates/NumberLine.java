package zoetrope.mobject.coordinates;

import zoetrope.color.Theme;
import zoetrope.geometry.Directions;

/**
 * A horizontal line of numbers with ticks, centred at the origin.
 *
 * <pre>{@code
 * var line = numberLine(Range.of(-4, 4)).addNumbers();
 * var dot = dot(line.n2p(1.5));
 * }</pre>
 */
public final class NumberLine extends AbstractNumberLine<NumberLine> {

  /** Creates a line from -8 to 8, or in the Community theme from -7 to 7. */
  public NumberLine() {
    this(Theme.choose(Range.of(-8, 8), Range.of(-7, 7)));
  }

  /** Creates a line with this range and units of one scene unit. */
  public NumberLine(Range range) {
    this(range, AxisStyle.ofTheme());
  }

  /** Creates a line with this range and style. */
  public NumberLine(Range range, AxisStyle style) {
    super(range, style);
  }

  /** Creates a line with this range and this length, in scene units. */
  public NumberLine(Range range, double length) {
    this(range, AxisStyle.ofTheme().length(length));
  }

  /** Creates the number line of Manim Community Edition: white, from -7 to 7. */
  public static NumberLine community() {
    return new NumberLine(Range.of(-7, 7), AxisStyle.COMMUNITY);
  }

  /** Rotates the line about the point of 0 by {@code angle} radians, counter-clockwise. */
  public NumberLine rotateAboutZero(double angle) {
    return rotateAboutNumber(0, angle);
  }

  /** Rotates the line about the point of a number by {@code angle} radians, counter-clockwise. */
  public NumberLine rotateAboutNumber(double number, double angle) {
    return rotate(angle, Directions.OUT, n2p(number));
  }
}
