package zoetrope.mobject.lines;

import zoetrope.geometry.Path;
import zoetrope.geometry.Paths;
import zoetrope.geometry.Vec;

/** The shape of the tip of an {@link AbstractTippedLine}. */
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
  /** A filled square with a corner ahead: the square tip of Manim Community Edition. */
  DIAMOND_FILLED(true),
  /** The outline of a square with a corner ahead. */
  DIAMOND(false),
  /** A filled triangle with a notch in its base, where the line ends. */
  STEALTH(true);

  /** The depth of the notch of a stealth tip, in lengths of the tip. */
  private static final double NOTCH = 0.375;

  /** The stroke width of the outlines of tips that are not filled, in stroke units. */
  public static final double OUTLINE_WIDTH = 3;

  private final boolean filled;

  TipShape(boolean filled) {
    this.filled = filled;
  }

  /** Returns whether the tip is filled; other tips are outlines 3 stroke units wide. */
  public boolean filled() {
    return filled;
  }

  /** Returns the distance from the apex to the end of the line, in lengths of the tip. */
  public double reach() {
    return switch (this) {
      case STEALTH -> 1 - NOTCH;
      case DIAMOND, DIAMOND_FILLED -> Math.sqrt(2);
      default -> 1;
    };
  }

  /**
   * Returns the outline of the tip, which starts at the apex.
   *
   * @param direction the direction of the tip, of length 1
   * @param length the length in scene units
   * @param width the width in scene units
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
