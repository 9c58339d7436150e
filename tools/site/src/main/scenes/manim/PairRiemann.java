import static zoetrope.Zoetrope.*;

import zoetrope.mobject.coordinates.Range;

/** Rectangles under a parabola. */
public final class PairRiemann extends Scene {
  @Override
  protected void construct() {
    // tag
    var axes = axes(Range.of(0, 3), Range.of(0, 9), 8, 5);
    var graph = axes.plot(x -> x * x);
    var bars = axes.riemannRectangles(graph, Range.of(0, 3, 0.25));
    add(axes, bars, graph);
    // end
  }
}
