package zoetrope.mobject.charts;

import java.util.ArrayList;
import java.util.List;
import zoetrope.data.Dataset;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Polygon;

/**
 * An area chart. Several series are stacked, the first one at the bottom. Areas have gaps where
 * values are missing.
 *
 * <pre>{@code
 * add(areaChart(dataset("energy.csv"), "year", "coal", "wind", "sun"));
 * }</pre>
 */
public final class AreaChart extends SeriesChart<AreaChart> {
  private static final double OPACITY = 0.8;

  private Group<Polygon> areas;

  /**
   * Creates a chart of values at the ascending places {@code xs}.
   *
   * @throws IllegalArgumentException if the arrays have different lengths, all values are gaps, or
   *     one is infinite
   */
  public AreaChart(double[] xs, double[] ys) {
    super(ChartData.of(xs, ys));
    build(ys);
  }

  /**
   * Creates a chart of columns. The column {@code x} has numbers, dates or names.
   *
   * @throws zoetrope.data.DataException if a column is missing, or a value is no number
   * @throws IllegalArgumentException if there are several series, and one has a negative value
   */
  public AreaChart(Dataset data, String x, String... ys) {
    super(ChartData.of(data, false, x, ys));
    build(ChartData.values(data, ys));
  }

  @Override
  String what() {
    return "an area chart";
  }

  @Override
  boolean fromZero() {
    return true;
  }

  @Override
  double[] extent(double[] values) {
    int n = data().size();
    double[] tops = new double[n];
    for (int k = 0; k < values.length; k++) {
      if (seriesCount() > 1 && values[k] < 0) {
        throw new IllegalArgumentException(
            Messages.of(
                "stacked areas need values of at least 0: series '%s' has %s; use a line chart",
                data().series().get(k / n), values[k]));
      }
      tops[k % n] += Double.isNaN(values[k]) ? 0 : values[k];
    }
    return tops;
  }

  @Override
  Mobject<?> createMarks() {
    areas = new Group<>();
    for (int s = 0; s < seriesCount(); s++) {
      areas.add(new Polygon().setFill(color(s), OPACITY).setStroke(color(s), 0));
    }
    return areas;
  }

  @Override
  void draw() {
    double base = look().logY() ? axes().yAxis().min() : 0;
    double[] below = new double[data().size()];
    for (int s = 0; s < areas.size(); s++) {
      List<Vec> upper = new ArrayList<>();
      List<Vec> lower = new ArrayList<>();
      for (int i = 0; i < below.length; i++) {
        double x = data().xs()[i];
        double value = value(s, i);
        boolean isGap = Double.isNaN(x) || Double.isNaN(value);
        upper.add(isGap ? null : point(x, below[i] + value));
        lower.add(isGap ? null : point(x, Math.max(base, below[i])));
        below[i] += isGap ? 0 : value;
      }
      areas.get(s).setPath(Strokes.area(upper, lower));
    }
  }
}
