package cookbook;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.coordinates.Range;

/** Monthly temperatures from a CSV file next to the scene become a line of dots. */
public final class DataFromFile extends Scene {
  @Override
  protected void construct() {
    var data = dataset("temperatures.csv");
    var axes = axes(Range.of(0, 12), Range.of(0, 20, 5), 11, 5.5).addCoordinateLabels();
    var labels = axes.axisLabels("\\text{month}", "{}^\\circ\\text{C}");
    var graph = axes.plotLineGraph(data.numbers("month"), data.numbers("temperature"));
    play(create(axes), write(labels));
    play(create(graph.setColor(ORANGE)).runTime(3));
    pause();
  }
}
