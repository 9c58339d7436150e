import static zoetrope.Zoetrope.*;

import zoetrope.mobject.coordinates.Range;

/** Three bars that change. */
public final class PairBars extends Scene {
  @Override
  protected void construct() {
    // tag
    var chart = axesBarChart(new double[] {2, 4, 3}, Range.of(0, 5, 1));
    add(chart);
    play(animate(chart, c -> c.changeBarValues(4, 1, 2)));
    // end
  }
}
