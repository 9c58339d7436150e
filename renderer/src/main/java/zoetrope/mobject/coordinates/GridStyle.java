package zoetrope.mobject.coordinates;

import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.internal.mobject.Preconditions;

/**
 * How the lines behind the axes of a plane look.
 *
 * @param lines the look of the lines at every step
 * @param faded the look of the lines between them
 * @param fadedLines how many faded lines there are between two others
 * @param strictlyInside whether the lines are those between the ends of the ranges, the ones under
 *     the axes too, or, as manimgl has it, those at the ends and none under the axes
 */
public record GridStyle(Stroke lines, Stroke faded, int fadedLines, boolean strictlyInside) {

  /**
   * The look of a line.
   *
   * @param color its colour
   * @param width its width in stroke units
   * @param opacity from 0 to 1
   */
  public record Stroke(Color color, double width, double opacity) {
    /** The same with width and opacity halved. */
    Stroke halved() {
      return new Stroke(color, width / 2, opacity / 2);
    }
  }

  /**
   * Checks the number of lines.
   *
   * @throws IllegalArgumentException if it is negative
   */
  public GridStyle {
    Preconditions.requireAtLeast("the number of faded lines", fadedLines, 0);
  }

  /** manimgl's grid: blue lines of width 2, four faded ones between two of them. */
  public static final GridStyle DEFAULT = lines(Palette.BLUE_D, 2, 1).fadedLines(4);

  /** Manim Community's grid: blue lines of width 2, also under the axes, none between them. */
  public static final GridStyle COMMUNITY = DEFAULT.fadedLines(0).strictlyInside(true);

  /** The grid of the present theme where nothing is named. */
  public static GridStyle ofTheme() {
    return Theme.choose(DEFAULT, COMMUNITY);
  }

  /** Lines of this look; the faded ones in half their width and opacity, four of them. */
  public static GridStyle lines(Color color, double width, double opacity) {
    Stroke stroke = new Stroke(color, width, opacity);
    return new GridStyle(stroke, stroke.halved(), 4, false);
  }

  /** With faded lines of another look. */
  public GridStyle faded(Color color, double width, double opacity) {
    return new GridStyle(lines, new Stroke(color, width, opacity), fadedLines, strictlyInside);
  }

  /** With this many faded lines between two others. */
  public GridStyle fadedLines(int count) {
    return new GridStyle(lines, faded, count, strictlyInside);
  }

  /** With the lines between the ends of the ranges, or with those at the ends; see above. */
  public GridStyle strictlyInside(boolean inside) {
    return new GridStyle(lines, faded, fadedLines, inside);
  }
}
