package zoetrope.mobject.coordinates;

import zoetrope.color.Theme;
import zoetrope.geometry.Directions;

/**
 * A horizontal line of numbers, centred at the origin, with ticks.
 *
 * <pre>{@code
 * var line = numberLine(Range.of(-4, 4)).addNumbers();
 * var dot = dot(line.n2p(1.5));
 * }</pre>
 */
public final class NumberLine extends AbstractNumberLine<NumberLine> {

  /** From -8 to 8; in the community's theme from -7 to 7. */
  public NumberLine() {
    this(Theme.choose(Range.of(-8, 8), Range.of(-7, 7)));
  }

  /** A line of this range, one scene unit for a step of 1. */
  public NumberLine(Range range) {
    this(range, AxisStyle.ofTheme());
  }

  /** A line of this range and look. */
  public NumberLine(Range range, AxisStyle style) {
    super(range, style);
  }

  /** Manim Community's number line: white, from -7 to 7. */
  public static NumberLine community() {
    return new NumberLine(Range.of(-7, 7), AxisStyle.COMMUNITY);
  }

  /** Turns about the point of 0 by {@code angle} radians. */
  public NumberLine rotateAboutZero(double angle) {
    return rotateAboutNumber(0, angle);
  }

  /** Turns about the point of a number by {@code angle} radians. */
  public NumberLine rotateAboutNumber(double number, double angle) {
    return rotate(angle, Directions.OUT, n2p(number));
  }
}
