package gallery;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.coordinates.Range;

/**
 * Two curves, with rectangles under one and the area between both.
 *
 * <p>On axes without tips, a blue parabola rises and falls, and a green one falls and rises. Dashed
 * yellow lines rise to the blue curve at 2 and 3, the only numbers on the x axis. Between these
 * lines, the area between the curves is grey. Ten narrow blue rectangles are under the blue curve
 * from 0.3 to 0.6.
 *
 * <p>Based on GraphAreaPlot in the example gallery of Manim Community (MIT licence).
 */
public final class GraphAreaPlot extends Scene implements CommunityPalette {
  @Override
  protected void construct() {
    theme(COMMUNITY);
    var style = axisStyle().noTip();
    var axes = axes(Range.of(0, 5), Range.of(0, 6), style.numbersAt(2, 3), style);
    var hill = axes.plot(x -> 4 * x - x * x, 0, 4).setColor(BLUE_C);
    var valley = axes.plot(x -> 0.8 * x * x - 3 * x + 4, 0, 4).setColor(GREEN_B);
    var lines = group(axes.vLineToGraph(2, hill), axes.vLineToGraph(3, hill)).setColor(YELLOW);
    var bars = axes.riemannRectangles(hill, Range.of(0.3, 0.6, 0.03)).setColor(BLUE);
    var area = axes.areaBetween(valley, hill, 2, 3).setColor(GREY);
    add(axes, axes.axisLabels(), hill, valley, lines);
    add(bars.setFillOpacity(0.5), area.setFillOpacity(0.5));
    pause();
  }
}
