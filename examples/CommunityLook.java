import static zoetrope.Zoetrope.*;

import zoetrope.mobject.coordinates.Range;
import zoetrope.mobject.lines.TipShape;

/** One call sets the look of Manim Community: axes, labels, arrows, letters and easing. */
public final class CommunityLook extends Scene implements CommunityPalette {
  // still: 7.5
  @Override
  protected void construct() {
    theme(COMMUNITY);
    var axes =
        axes(
            Range.of(0, 6),
            Range.of(-1, 4),
            axisStyle().length(8).numbersAt(2, 4, 5),
            axisStyle().length(5).tip(TipShape.STEALTH));
    axes.shift(at(-1.5, -0.5));
    var wave = axes.plot(x -> 2 + StrictMath.sin(2 * x) / (1 + x / 4), 0, 5.5).setColor(YELLOW);
    var line = axes.plot(x -> x / 2, 0, 5.5).setColor(BLUE_E);
    play(create(axes), write(axes.axisLabels()));
    play(create(wave), create(line));
    play(write(axes.graphLabel(wave, "f(x)")), write(axes.graphLabel(line, "g(x)")));

    var range = Range.of(1, 3, 0.25);
    play(create(axes.riemannRectanglesBetween(wave, line, range).setFillOpacity(0.6)).runTime(2));
    var arrow = axes.vLineToGraph(4, wave, (foot, end) -> arrow(foot, end).buff(0));
    play(growArrow(arrow), write(text("plain letters").fontSize(36).toCorner(UR)));
    play(indicate(arrow), flash(arrow.end()));
    pause();
  }
}
