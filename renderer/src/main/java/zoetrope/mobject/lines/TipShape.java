package zoetrope.mobject.lines;

import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;

/** What the end of a {@link AbstractTippedLine} looks like. */
public enum TipShape {
  /** A filled triangle. */
  TRIANGLE_FILLED(true),
  /** The outline of a triangle. */
  TRIANGLE(false),
  /** A filled disc. */
  CIRCLE_FILLED(true),
  /** The outline of a circle. */
  CIRCLE(false),
  /** A filled square. */
  SQUARE_FILLED(true),
  /** The outline of a square. */
  SQUARE(false),
  /** A filled square with a corner ahead: the square tip of the community's Manim. */
  DIAMOND_FILLED(true),
  /** The outline of a square with a corner ahead. */
  DIAMOND(false),
  /** A filled triangle with a notch in its base, where the line ends. */
  STEALTH(true);

  /** How deep the notch of a stealth tip is, in parts of its length. */
  private static final double NOTCH = 0.375;

  /** How wide the outlines of tips are that are not filled, in stroke units. */
  public static final double OUTLINE_WIDTH = 3;

  private final boolean filled;

  TipShape(boolean filled) {
    this.filled = filled;
  }

  /** Whether it is filled; the others are drawn in outline, 3 wide. */
  public boolean filled() {
    return filled;
  }

  /** How far behind the apex the line ends, in parts of the tip's length. */
  public double reach() {
    return switch (this) {
      case STEALTH -> 1 - NOTCH;
      case DIAMOND, DIAMOND_FILLED -> Math.sqrt(2);
      default -> 1;
    };
  }

  /**
   * The outline, which begins at the apex.
   *
   * @param direction to which it points, of length 1
   * @param length in scene units
   * @param width in scene units
   */
  public Path outline(Vec apex, Vec direction, double length, double width) {
    Vec base = apex.minus(direction.times(length));
    Vec half = new Vec(-direction.y(), direction.x(), 0).normalized().times(width / 2);
    return switch (this) {
      case TRIANGLE, TRIANGLE_FILLED -> Path.polygon(apex, base.plus(half), base.minus(half));
      case STEALTH -> Path.polygon(apex, base.plus(half), base.lerp(apex, NOTCH), base.minus(half));
      case SQUARE, SQUARE_FILLED ->
          Path.polygon(apex, apex.plus(half), base.plus(half), base.minus(half), apex.minus(half));
      case DIAMOND, DIAMOND_FILLED -> {
        Vec middle = apex.minus(direction.times(length / Math.sqrt(2)));
        Vec side = half.times(Math.sqrt(2));
        Vec back = middle.lerp(apex, -1);
        yield Path.polygon(apex, middle.plus(side), back, middle.minus(side));
      }
      case CIRCLE, CIRCLE_FILLED -> circle(apex.lerp(base, 0.5), direction, length / 2);
    };
  }

  private static Path circle(Vec center, Vec direction, double radius) {
    Path unit = Paths.circle(Vec.ZERO, 1);
    Vec up = new Vec(-direction.y(), direction.x(), 0).normalized();
    return unit.map(
        p -> center.plus(direction.times(radius * p.x())).plus(up.times(radius * p.y())));
  }
}
