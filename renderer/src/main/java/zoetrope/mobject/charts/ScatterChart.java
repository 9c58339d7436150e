package zoetrope.mobject.charts;

import java.util.List;
import zoetrope.data.Dataset;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.coordinates.Ticks;
import zoetrope.mobject.shapes.Dot;

/**
 * A scatter plot: a dot for each pair of numbers. A pair with a gap has no dot.
 *
 * <pre>{@code
 * add(scatterChart(dataset("planets.csv"), "distance", "period").logX().logY());
 * }</pre>
 */
public final class ScatterChart extends SeriesChart<ScatterChart> {
  private static final double RADIUS = 0.06;
  private static final double CROWDED_RADIUS = 0.03;
  private static final int CROWDED = 500;
  private static final double OPACITY = 0.8;

  private Group<Group<Dot>> dots;

  /**
   * Creates a plot of the points of these coordinates.
   *
   * @throws IllegalArgumentException if the arrays have different lengths, all values are gaps, or
   *     one is infinite
   */
  public ScatterChart(double[] xs, double[] ys) {
    super(ChartData.of(xs, ys));
    build(ys);
  }

  /**
   * Creates a plot of columns. The column {@code x} has numbers, dates or names.
   *
   * @throws zoetrope.data.DataException if a column is missing, or a value is no number
   */
  public ScatterChart(Dataset data, String x, String... ys) {
    super(ChartData.of(data, false, x, ys));
    build(ChartData.values(data, ys));
  }

  /** Makes the x axis logarithmic; values that are not above 0 are gaps. */
  public ScatterChart logX() {
    return look(look().logarithmic(true, look().logY()));
  }

  @Override
  String what() {
    return "a scatter plot";
  }

  @Override
  Ticks xTicks(double[] xs, int count) {
    return Ticks.linear(xs, count);
  }

  @Override
  Mobject<?> createMarks() {
    dots = new Group<>();
    double radius = data().size() * seriesCount() > CROWDED ? CROWDED_RADIUS : RADIUS;
    for (int s = 0; s < seriesCount(); s++) {
      Group<Dot> group = new Group<>();
      for (int i = 0; i < data().size(); i++) {
        group.add(new Dot(radius).setFill(color(s), OPACITY));
      }
      dots.add(group);
    }
    return dots;
  }

  @Override
  void draw() {
    for (int s = 0; s < dots.size(); s++) {
      List<Vec> points = points(s);
      for (int i = 0; i < points.size(); i++) {
        Vec point = points.get(i);
        Dot dot = dots.get(s).get(i);
        dot.moveTo(point == null ? axes().origin() : point);
        if (point == null != (dot.fillOpacity() == 0)) {
          dot.setFillOpacity(point == null ? 0 : OPACITY);
        }
      }
    }
  }

  /** Returns the dots, in a group for each series; dots of gaps are invisible. */
  public Group<Group<Dot>> dots() {
    return dots;
  }
}
