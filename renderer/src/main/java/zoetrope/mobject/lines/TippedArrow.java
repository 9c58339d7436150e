package zoetrope.mobject.lines;

import java.util.Arrays;
import java.util.function.UnaryOperator;
import zoetrope.color.Palette;
import zoetrope.frame.Style;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.Preconditions;
import zoetrope.internal.mobject.Styles;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Placement;

/**
 * The arrow of Manim Community, which {@code arrow(...)} is in a scene of its theme: a white line
 * of width 6 with a triangle at its end. It keeps 0.25 units away from its ends; one shorter than
 * both gaps together is not shortened at all, and one just as long vanishes.
 *
 * <pre>{@code
 * var arrow = tippedArrow(input, layer).setColor(BLUE);
 * }</pre>
 */
public final class TippedArrow extends AbstractTippedLine<TippedArrow> {
  private double wantedWidth = 6;
  private double maxWidthToLength = 5;

  /** From point to point. */
  public TippedArrow(Vec start, Vec end) {
    this(Endpoints.of(start, end));
  }

  /** From the border of one object to that of another, on the way from centre to centre. */
  public TippedArrow(Mobject<?> start, Mobject<?> end) {
    this(Endpoints.of(start, end));
  }

  private TippedArrow(Endpoints ends) {
    super(ends, Placement.MED_SMALL_BUFF, false);
    super.restyleSelf(s -> Styles.stroke(s, c -> Palette.WHITE));
    maxTipLengthToLength(0.25);
  }

  /** Sets the stroke units of width that a scene unit of length allows for; 5 unless set. */
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
