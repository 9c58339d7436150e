package zoetrope.mobject.lines;

import java.util.Arrays;
import java.util.function.UnaryOperator;
import zoetrope.color.Palette;
import zoetrope.frame.Style;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.Styles;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Placement;

/**
 * The arrow of Manim Community Edition, a white line of width 6 with a triangle at its end. In
 * scenes with the Community theme, {@code arrow(...)} draws an arrow that looks the same. The arrow
 * leaves a gap of 0.25 scene units at both ends. If the ends are less than two gaps apart, the
 * arrow has no gaps. If they are exactly two gaps apart, nothing is left of the arrow.
 *
 * <pre>{@code
 * var arrow = tippedArrow(input, layer).setColor(BLUE);
 * }</pre>
 */
public final class TippedArrow extends AbstractTippedLine<TippedArrow> {
  private double wantedWidth = 6;
  private double maxWidthToLength = 5;

  /** Creates an arrow from point to point. */
  public TippedArrow(Vec start, Vec end) {
    this(Endpoints.of(start, end));
  }

  /** Creates an arrow from border to border of two objects, on the line between their centres. */
  public TippedArrow(Mobject<?> start, Mobject<?> end) {
    this(Endpoints.of(start, end));
  }

  private TippedArrow(Endpoints ends) {
    super(ends, Placement.MED_SMALL_BUFF, false);
    super.restyleSelf(s -> Styles.stroke(s, c -> Palette.WHITE));
    maxTipLengthToLength(0.25);
  }

  /** Sets the largest line width, in stroke units per scene unit of length; the default is 5. */
  public TippedArrow maxWidthToLength(double ratio) {
    maxWidthToLength = Preconditions.requireNotNegative("the width to length ratio", ratio);
    return redraw();
  }

  @Override
  boolean shortens(double distance, double cut) {
    return distance >= 2 * cut;
  }

  @Override
  void drawAlong(Centerline line) {
    super.drawAlong(line);
    double limit = maxWidthToLength * line.path().start().distance(line.path().end());
    double width = limit < wantedWidth ? limit : wantedWidth;
    super.restyleSelf(s -> s.withStroke(s.stroke().withWidths(width)));
  }

  @Override
  protected void restyleSelf(UnaryOperator<Style> change) {
    double[] before = selfStyle().stroke().widths();
    super.restyleSelf(change);
    double[] after = selfStyle().stroke().widths();
    if (!Arrays.equals(before, after)) {
      wantedWidth = Arrays.stream(after).max().orElse(0);
    }
  }
}
