package zoetrope.mobject.charts;

import java.util.Arrays;
import java.util.List;
import zoetrope.data.Dataset;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Rectangle;

/**
 * A column chart: a column for each name, or one for each name and series. Columns of negative
 * values extend below 0, and gaps have no columns. Names that would overlap are smaller, turned, or
 * left out.
 *
 * <pre>{@code
 * var chart = columnChart(dataset("cities.csv").sortedDescendingBy("people"), "city", "people");
 * add(chart.showValues());
 * }</pre>
 */
public final class ColumnChart extends SeriesChart<ColumnChart> {
  /** The width of the columns of a name, as a fraction of the distance between names. */
  private static final double SHARE = 0.8;

  private static final double LABEL_GAP = 0.08;

  /** The room for numbers below negative values, as a fraction of the extent of all values. */
  private static final double ROOM_SHARE = 0.1;

  private Group<Rectangle> columns;

  /**
   * Creates a chart of one value for each name.
   *
   * @throws IllegalArgumentException if there is not one value for each name, all values are gaps,
   *     or one is infinite
   */
  public ColumnChart(List<String> names, double... values) {
    super(ChartData.of(names, values));
    build(values);
  }

  /**
   * Creates a chart of columns of a table.
   *
   * @param names the column whose texts are the names
   * @throws zoetrope.data.DataException if a column is missing, or a value is no number
   */
  public ColumnChart(Dataset data, String names, String... values) {
    super(ChartData.of(data, true, names, values));
    build(ChartData.values(data, values));
  }

  @Override
  String what() {
    return "a column chart";
  }

  @Override
  boolean fromZero() {
    return true;
  }

  /** Returns the values and, below negative ones, the room for their numbers. */
  @Override
  double[] extent(double[] values) {
    double min = Arrays.stream(values).filter(x -> x <= 0).min().orElse(0);
    double max = Arrays.stream(values).filter(x -> x >= 0).max().orElse(0);
    boolean needsRoom = look().showsValues() && min < 0 && !look().logY();
    double[] shown = Arrays.copyOf(values, values.length + 1);
    shown[values.length] = needsRoom ? min - ROOM_SHARE * (max - min) : Double.NaN;
    return shown;
  }

  @Override
  Mobject<?> createMarks() {
    columns = new Group<>();
    for (int k = 0; k < data().size() * seriesCount(); k++) {
      int part = k / data().size();
      columns.add(new Rectangle(0, 0).setFill(color(part), 1).setStroke(color(part), 0));
    }
    return columns;
  }

  @Override
  void draw() {
    double width = SHARE / seriesCount();
    double base = look().logY() ? axes().yAxis().min() : 0;
    for (int k = 0; k < columns.size(); k++) {
      int series = k / data().size();
      double left = data().xs()[k % data().size()] - SHARE / 2 + series * width;
      double value = numbers()[k];
      Vec start = axes().c2p(left, base);
      Vec top = Double.isNaN(value) ? null : point(left, value);
      Vec up = top == null ? Vec.ZERO : top.minus(start);
      Bars.draw(columns.get(k), start, axes().c2p(left + width, base), up);
    }
    if (labels().size() > 0) {
      labels().count(numbers());
      placeLabels();
    }
  }

  @Override
  int labelCount() {
    return columns.size();
  }

  @Override
  double[] labelValues() {
    return numbers();
  }

  @Override
  void placeLabels() {
    for (int k = 0; k < labels().size(); k++) {
      Vec side = numbers()[k] < 0 ? Directions.DOWN : Directions.UP;
      labels().get(k).nextTo(columns.get(k), side, LABEL_GAP * unit());
    }
  }

  @Override
  double labelWidth() {
    double slot = axes().c2p(1, axes().yAxis().min()).distance(axes().c2p(0, axes().yAxis().min()));
    return slot * (seriesCount() == 1 ? 1 : SHARE / seriesCount()) - LABEL_GAP * unit();
  }

  /** Returns the columns: those of the first series, then those of the second series and so on. */
  public Group<Rectangle> columns() {
    return columns;
  }
}
