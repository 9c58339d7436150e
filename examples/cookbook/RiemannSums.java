package cookbook;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.coordinates.Range;

/** Rectangles under a graph become narrower, and their sum approaches the integral. */
public final class RiemannSums extends Scene {
  @Override
  protected void construct() {
    var axes = axes(Range.of(0, 4), Range.of(0, 4), 10, 5.5).addCoordinateLabels();
    axes.shift(down(0.5));
    var graph = axes.plot(x -> 0.2 * x * x + 0.5).setColor(YELLOW);
    var bars = axes.riemannRectangles(graph, Range.of(0, 4, 1)).setFillOpacity(0.7);
    var sum = decimalNumber(sum(1), 3);
    var label = tex("\\sum f(x_i)\\,\\Delta x =");
    group(label, sum).arrange(RIGHT).toEdge(UP);
    sum.alignBaseline(label);
    add(axes, label, sum);
    play(fadeIn(bars).lagRatio(0.2), create(graph));
    for (double width : new double[] {0.5, 0.25, 0.125, 0.0625}) {
      var narrower = axes.riemannRectangles(graph, Range.of(0, 4, width)).setFillOpacity(0.7);
      play(
          transform(bars, narrower.setStroke(BLACK, width * 2)),
          changeDecimalToValue(sum, sum(width)));
    }
    pause();
  }

  private static double sum(double width) {
    double sum = 0;
    for (double x = 0; x < 4; x += width) {
      sum += (0.2 * x * x + 0.5) * width;
    }
    return sum;
  }
}
