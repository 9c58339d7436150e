package zoetrope.mobject.charts;

import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Vec;

/** A chart of several series of values at the same places: lines, areas, dots or columns. */
public abstract class SeriesChart<S extends SeriesChart<S>> extends AxesChart<S> {
  SeriesChart(ChartData data) {
    super(data);
  }

  /**
   * Adds a series with a name and one value for each place; NaN is a gap.
   *
   * @throws IllegalArgumentException if there are not as many values as places
   */
  public S series(String name, double... values) {
    return addSeries(name, values);
  }

  /**
   * Names all series, in their order.
   *
   * @throws IllegalArgumentException if there is not one name for each series
   */
  public S seriesNames(String... names) {
    return nameSeries(names);
  }

  /** Sets the zone of dates and times along the x axis; the default is UTC. */
  public S zone(ZoneId zone) {
    return inZone(zone);
  }

  /**
   * Changes the values of one series; NaN is a gap. The axes stay.
   *
   * @throws IllegalArgumentException if there is no such series, or there are not as many values as
   *     places
   */
  public S setValues(String series, double... values) {
    return setSeries(series, values);
  }

  /** Writes the values into the chart; they count while they are animated. */
  public S showValues() {
    return look(look().showingValues());
  }

  /** Returns the points of a series; null for gaps. */
  final List<Vec> points(int series) {
    List<Vec> points = new ArrayList<>();
    for (int i = 0; i < data().size(); i++) {
      double x = data().xs()[i];
      double y = value(series, i);
      points.add(Double.isNaN(x) || Double.isNaN(y) ? null : point(x, y));
    }
    return points;
  }

  final int seriesCount() {
    return data().series().size();
  }
}
