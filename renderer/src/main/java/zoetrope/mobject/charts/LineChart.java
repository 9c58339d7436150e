package zoetrope.mobject.charts;

import java.util.List;
import zoetrope.data.Dataset;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.Polyline;

/**
 * A line chart of one or more series. The name of each series is at the end of its line. Lines have
 * gaps where values are missing.
 *
 * <pre>{@code
 * var chart = lineChart(dataset("sales.csv"), "month", "north", "south").showValues();
 * play(animate(chart, c -> c.setValues("north", 3, 4, 8)));
 * }</pre>
 */
public final class LineChart extends SeriesChart<LineChart> {
  private static final double NAME_HEIGHT = 0.32;
  private static final double LINE_WIDTH = 4;

  private Group<Polyline> lines;

  /**
   * Creates a chart of values at the places {@code xs}, which usually ascend.
   *
   * @throws IllegalArgumentException if the arrays have different lengths, all values are gaps, or
   *     one is infinite
   */
  public LineChart(double[] xs, double[] ys) {
    super(ChartData.of(xs, ys));
    build(ys);
  }

  /**
   * Creates a chart of columns. The column {@code x} has numbers, dates or names.
   *
   * @throws zoetrope.data.DataException if a column is missing, or a value is no number
   */
  public LineChart(Dataset data, String x, String... ys) {
    super(ChartData.of(data, false, x, ys));
    build(ChartData.values(data, ys));
  }

  @Override
  String what() {
    return "a line chart";
  }

  @Override
  boolean hasLegend() {
    return false;
  }

  @Override
  Mobject<?> createMarks() {
    lines = new Group<>();
    for (int s = 0; s < seriesCount(); s++) {
      lines.add(new Polyline().setStroke(color(s), LINE_WIDTH));
    }
    return lines;
  }

  @Override
  void draw() {
    for (int s = 0; s < lines.size(); s++) {
      lines.get(s).setPath(Strokes.line(points(s)));
    }
    if (labels().size() > 0) {
      labels().count(lastValues());
    }
  }

  /** Returns the last value of each series; NaN if all are gaps. */
  private double[] lastValues() {
    double[] last = new double[seriesCount()];
    for (int s = 0; s < last.length; s++) {
      last[s] = Double.NaN;
      for (int i = 0; i < data().size(); i++) {
        last[s] = Double.isNaN(value(s, i)) ? last[s] : value(s, i);
      }
    }
    return last;
  }

  @Override
  int labelCount() {
    return seriesCount();
  }

  @Override
  double[] labelValues() {
    return lastValues();
  }

  @Override
  void placeSeries() {
    double right = axes().xAxis().endPoint().x() + GAP * unit();
    double[] wanted = new double[seriesCount()];
    for (int s = 0; s < wanted.length; s++) {
      List<Vec> shown = points(s).stream().filter(p -> p != null).toList();
      wanted[s] = shown.isEmpty() ? axes().xAxis().endPoint().y() : shown.get(shown.size() - 1).y();
    }
    double[] heights = NamePlaces.apart(wanted, NAME_HEIGHT * unit());
    double end = right;
    for (int s = 0; s < names().size(); s++) {
      names().get(s).moveTo(Vec.of(right, heights[s]), Directions.LEFT);
      end = Math.max(end, names().get(s).right().x() + GAP / 2 * unit());
    }
    for (int s = 0; s < labels().size(); s++) {
      labels().get(s).moveTo(Vec.of(end, heights[s]), Directions.LEFT).setColor(color(s));
    }
  }
}
