package cookbook;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.coordinates.Range;

/** The area under a graph grows with its right end, and a number shows its size. */
public final class SweepArea extends Scene {
  @Override
  protected void construct() {
    var axes = axes(Range.of(0, 6), Range.of(0, 4), 10, 5.5).addCoordinateLabels();
    axes.shift(down(0.5));
    var graph = axes.plot(x -> 2 + StrictMath.sin(1.5 * x)).setColor(BLUE);
    var end = valueTracker(0.01);
    var area = alwaysRedraw(() -> axes.area(graph, 0, end.value()).setFill(TEAL, 0.6));
    var edge = alwaysRedraw(() -> axes.vLineToGraph(end.value(), graph).setColor(YELLOW));
    var size = decimalNumber(0, 2).setColor(YELLOW);
    var label = tex("\\int_0^x f(t)\\,dt =");
    group(label, size).arrange(RIGHT).toEdge(UP);
    size.alignBaseline(label);
    size.addUpdater(s -> s.setValue(integral(end.value())));
    add(axes, graph, area, edge, label, size);
    play(animate(end, e -> e.setValue(6)).runTime(4));
    pause();
  }

  private static double integral(double x) {
    return 2 * x + (1 - StrictMath.cos(1.5 * x)) / 1.5;
  }
}
