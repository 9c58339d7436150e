import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;

/** Lines, columns, a ring and a histogram that are drawn from data and change with it. */
public final class DataCharts extends Scene {
  @Override
  protected void construct() {
    var lines = lineChart(dataset("cookbook/cities.csv"), "month", "Oslo", "Rome", "Cairo");
    play(create(lines).runTime(2));
    pause();
    play(fadeOut(lines));

    var columns = columnChart(List.of("Mon", "Tue", "Wed", "Thu", "Fri"), 0, 0, 0, 0, 0);
    columns.size(4, 4).yRange(0, 60).showValues().moveTo(left(3.6));
    var ring = pieChart(List.of("train", "bike", "car"), 1, 1, 1).hole(0.55);
    ring.scale(0.75).moveTo(right(3.2));
    play(fadeIn(columns), fadeIn(ring));
    play(
        animate(columns, c -> c.setValues(23, 42, 31, 56, 12)).runTime(2),
        animate(ring, r -> r.setValues(50, 30, 20)).runTime(2));
    play(animate(ring, r -> r.setValues(20, 70, 10)));
    play(fadeOut(columns), fadeOut(ring));

    var sums = DoubleStream.generate(this::sumOfDice).limit(600).toArray();
    var counts = histogram(sums, DoubleStream.iterate(3.5, x -> x + 1).limit(22).toArray());
    counts.labels("sum of four dice", "");
    play(fadeIn(counts.setSamples()));
    play(animate(counts, c -> c.setSamples(sums)).runTime(3));
    play(fadeOut(counts));

    var cities = dataset("cookbook/cities.csv");
    var area = areaChart(cities, "month", "Cairo").size(6, 2).moveTo(at(-3, 2));
    var dots = scatterChart(cities, "Rome", "Cairo").size(6, 2).moveTo(at(-3, -2));
    var boxes = boxPlot(Map.of("Rome", cities.numbers("Rome"))).size(3, 5).moveTo(right(3.5));
    play(fadeIn(area), fadeIn(dots), fadeIn(boxes));
    pause();
  }

  private double sumOfDice() {
    return random().ints(4, 1, 7).sum();
  }
}
