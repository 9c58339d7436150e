package zoetrope.mobject.coordinates;

import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.internal.diagnostics.Preconditions;

/**
 * The style of the lines behind the axes of a plane. A style is immutable: its methods return a
 * changed copy.
 *
 * @param lines the style of the lines at each step
 * @param faded the style of the faded lines between the lines at steps
 * @param fadedLines the number of faded lines between two neighbouring lines at steps
 * @param strictlyInside if true, there are lines under the axes but not at the ends of the ranges;
 *     if false, as in manimgl, there are lines at the ends but not under the axes
 */
public record GridStyle(Stroke lines, Stroke faded, int fadedLines, boolean strictlyInside) {

  /**
   * The style of a line.
   *
   * @param color the colour
   * @param width the width in stroke units
   * @param opacity the opacity, in [0, 1]
   */
  public record Stroke(Color color, double width, double opacity) {
    Stroke halved() {
      return new Stroke(color, width / 2, opacity / 2);
    }
  }

  /**
   * Checks the number of lines.
   *
   * @throws IllegalArgumentException if it is negative or above a million
   */
  public GridStyle {
    Preconditions.requireAtLeast("the number of faded lines", fadedLines, 0);
  }

  /** The grid of manimgl: blue lines of width 2 with four faded lines between two of them. */
  public static final GridStyle DEFAULT = lines(Palette.BLUE_D, 2, 1).fadedLines(4);

  /** The grid of Manim Community Edition: blue lines of width 2, also under the axes. */
  public static final GridStyle COMMUNITY = DEFAULT.fadedLines(0).strictlyInside(true);

  /** Returns the default grid of the current theme. */
  public static GridStyle ofTheme() {
    return Theme.choose(DEFAULT, COMMUNITY);
  }

  /** Creates a grid with lines of this style, and four faded ones of half the width and opacity. */
  public static GridStyle lines(Color color, double width, double opacity) {
    Stroke stroke = new Stroke(color, width, opacity);
    return new GridStyle(stroke, stroke.halved(), 4, false);
  }

  /** Sets the style of the faded lines. */
  public GridStyle faded(Color color, double width, double opacity) {
    return new GridStyle(lines, new Stroke(color, width, opacity), fadedLines, strictlyInside);
  }

  /** Sets the number of faded lines between two neighbouring lines at steps. */
  public GridStyle fadedLines(int count) {
    return new GridStyle(lines, faded, count, strictlyInside);
  }

  /** Sets whether lines are under the axes instead of at the ends of the ranges. */
  public GridStyle strictlyInside(boolean inside) {
    return new GridStyle(lines, faded, fadedLines, inside);
  }
}
