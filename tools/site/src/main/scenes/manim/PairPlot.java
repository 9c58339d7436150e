import static zoetrope.Zoetrope.*;

import zoetrope.mobject.coordinates.Range;

/** A parabola on axes. */
public final class PairPlot extends Scene {
  @Override
  protected void construct() {
    // tag
    var axes = axes(Range.of(-3, 3), Range.of(0, 9), 8, 5);
    var graph = axes.plot(x -> x * x).setColor(BLUE);
    play(create(axes), create(graph));
    // end
  }
}
