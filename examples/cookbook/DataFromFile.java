package cookbook;

import static zoetrope.Zoetrope.*;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import zoetrope.mobject.coordinates.Range;

/** Monthly temperatures from a CSV file next to the scene become a line of dots. */
public final class DataFromFile extends Scene {
  @Override
  protected void construct() {
    var rows = lines("temperatures.csv").stream().skip(1).map(line -> line.split(",")).toList();
    var months = rows.stream().mapToDouble(row -> Double.parseDouble(row[0])).toArray();
    var degrees = rows.stream().mapToDouble(row -> Double.parseDouble(row[1])).toArray();
    var axes = axes(Range.of(0, 12), Range.of(0, 20, 5), 11, 5.5).addCoordinateLabels();
    var labels = axes.axisLabels("\\text{month}", "{}^\\circ\\text{C}");
    var graph = axes.plotLineGraph(months, degrees).setColor(ORANGE);
    play(create(axes), write(labels));
    play(create(graph).runTime(3));
    pause();
  }

  private static List<String> lines(String file) {
    try (var in = DataFromFile.class.getResourceAsStream(file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
