package zoetrope.mobject.text;

import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.geometry.Directions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.lines.Line;

/**
 * A heading at the top edge with a line under it. A string is in LaTeX text mode, at font size 72.
 *
 * <pre>{@code
 * play(write(title("Attention")));
 * }</pre>
 */
public final class Title extends TypedGroup<Mobject<?>, Title> {
  /** The width of the frame minus one unit on each side. */
  private static final double WIDTH = 8.0 * 16 / 9 - 2;

  private final Mobject<?> heading;
  private final Line underline;

  /**
   * Creates a heading over a thin grey line, which leaves one unit free on each side of the frame.
   */
  public Title(String latex) {
    this(new TexText(latex).fontSize(Theme.choose(72, 48)));
  }

  /** Creates a title with an object of any kind as the heading. */
  public Title(Mobject<?> heading) {
    this.heading = heading;
    heading.toEdge(Directions.UP, Theme.choose(0.25, 0.5));
    underline = new Line();
    if (!Theme.isCommunity()) {
      underline.setStroke(Palette.GREY_C, 2);
    }
    underline.setWidth(WIDTH).nextTo(heading, Directions.DOWN, Theme.choose(0.1, 0.25));
    add(heading, underline);
  }

  /** Makes the line as wide as the heading. */
  public Title underlineAsWideAsHeading() {
    underline.matchWidth(heading).matchX(heading);
    return this;
  }

  /** Removes the line. */
  public Title withoutUnderline() {
    return remove(underline);
  }

  /** Returns the heading. */
  public Mobject<?> heading() {
    return heading;
  }

  /** Returns the line under the heading. */
  public Line underline() {
    return underline;
  }
}
