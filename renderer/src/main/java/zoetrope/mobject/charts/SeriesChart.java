package zoetrope.mobject.charts;

import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;

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
    Preconditions.require(
        values.length == data().size(),
        "a series needs %s values, one for each place: it has %s",
        data().size(),
        values.length);
    requireFiniteOrGaps(what(), values);
    double[] all = Arrays.copyOf(numbers(), numbers().length + values.length);
    System.arraycopy(values, 0, all, numbers().length, values.length);
    return rebuild(data().withSeries(name), all);
  }

  /**
   * Names all series, in their order.
   *
   * @throws IllegalArgumentException if there is not one name for each series
   */
  public S seriesNames(String... names) {
    return rebuild(data().withSeriesNames(List.of(names)), numbers());
  }

  /** Sets the zone of dates and times along the x axis; the default is UTC. */
  public S zone(ZoneId zone) {
    return look(look().zone(zone));
  }

  /**
   * Changes the values of one series; NaN is a gap. The axes stay.
   *
   * @throws IllegalArgumentException if there is no such series, or there are not as many values as
   *     places
   */
  public S setValues(String series, double... values) {
    Preconditions.require(
        values.length == data().size(),
        "series '%s' has %s values and cannot show %s",
        series,
        data().size(),
        values.length);
    double[] all = values();
    System.arraycopy(values, 0, all, data().index(series) * data().size(), data().size());
    return setValues(all);
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
