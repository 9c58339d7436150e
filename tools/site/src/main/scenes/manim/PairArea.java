import static zoetrope.Zoetrope.*;

import zoetrope.mobject.coordinates.Range;

/** The area under a curve, and the name of the curve. */
public final class PairArea extends Scene {
  @Override
  protected void construct() {
    // tag
    var axes = axes(Range.of(0, 4), Range.of(0, 4), 8, 5);
    var graph = axes.plot(x -> 4 * x - x * x);
    var area = axes.area(graph, 1, 3);
    var label = axes.graphLabel(graph, "f");
    add(axes, area, graph, label);
    // end
  }
}
