import static zoetrope.Zoetrope.*;

import zoetrope.mobject.coordinates.Range;

/** Functions on axes, with a legend, an area, rectangles and a tangent. */
public final class Graphs extends Scene {
  // still: 4
  @Override
  protected void construct() {
    var axes = axes(Range.of(-1, 8), Range.of(-2, 3), 11, 6);
    axes.addCoordinateLabels(new double[] {3, 6}, new double[] {-1, 2});
    var wave = axes.plot(x -> 1.2 + StrictMath.sin(x)).setColor(BLUE);
    var slope = axes.plotDerivative(wave).setColor(RED);
    var legend = legend().entry(wave, "f(x)").entry(slope, "f'(x)").toCorner(UP.plus(RIGHT));
    play(showCreation(axes), write(axes.axisLabels("x", "y")));
    play(showCreation(wave), showCreation(slope), fadeIn(legend));

    var bars = axes.riemannRectangles(wave, Range.of(1, 5, 0.5)).setFillOpacity(0.6);
    var area = axes.area(wave, 1, 5);
    play(fadeIn(bars).lagRatio(0.2));
    play(fadeTransform(bars, area));

    var x = valueTracker(0.5);
    var tangent = alwaysRedraw(() -> axes.tangentLine(x.value(), wave, 3).setColor(YELLOW));
    var height = alwaysRedraw(() -> axes.vLineToGraph(x.value(), slope).setColor(RED));
    play(fadeIn(tangent), fadeIn(height));
    play(animate(x, t -> t.setValue(6.5)).runTime(4));
    pause();
  }
}
