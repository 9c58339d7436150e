package zoetrope.mobject.charts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.coordinates.Axes;
import zoetrope.mobject.coordinates.AxisStyle;
import zoetrope.mobject.coordinates.Range;
import zoetrope.mobject.coordinates.Ticks;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.Square;
import zoetrope.mobject.text.Text;

/**
 * A chart on axes, whose ranges and ticks follow from the data: the base of line charts, column
 * charts and similar. Options that change the axes, such as {@link #size}, build the chart again in
 * its place: call them before you animate the chart.
 */
public abstract class AxesChart<S extends AxesChart<S>> extends Chart<S> {
  static final double GAP = 0.2;
  private static final double TICK_DISTANCE = 1.5;
  private static final double ROW_DISTANCE = 0.8;
  private static final double LEGEND_GAP = 0.5;

  private ChartData data;
  private ChartLook look = ChartLook.ofFrame();
  private Axes axes;
  private Group<Square> samples = new Group<>();
  private Group<Text> names = new Group<>();
  private CountedNumbers labels;

  /** For subclasses, whose constructors call {@link #build} last. */
  AxesChart(ChartData data) {
    this.data = data;
  }

  // --- what subclasses define ---

  /** Returns the chart with its article, for messages. */
  abstract String what();

  /** Returns the numbers that the y axis must contain. */
  double[] extent(double[] values) {
    return values;
  }

  /** Whether the y axis contains 0. */
  boolean fromZero() {
    return false;
  }

  /** Returns the ticks of numbers along the x axis. */
  Ticks xTicks(double[] xs, int count) {
    return Ticks.within(xs, count);
  }

  /** Creates the shapes; {@link #draw} gives them their places. */
  abstract Mobject<?> createMarks();

  /** Whether names stand in a legend; otherwise {@link #placeSeries} is overridden. */
  boolean hasLegend() {
    return true;
  }

  /** Places the names of the series; the default is a legend above the axes. */
  void placeSeries() {
    Vec corner = axes.corner(Directions.UL).plus(Vec.of(0, data.yLabel().isEmpty() ? GAP : 0.6));
    double x = 0;
    double y = 0;
    for (int i = 0; i < names.size(); i++) {
      Text name = names.get(i);
      Square sample = samples.get(i);
      double width = sample.width() + GAP / 2 + name.width() + LEGEND_GAP;
      if (x > 0 && x + width > look.width()) {
        x = 0;
        y += 2 * GAP;
      }
      sample.moveTo(corner.plus(Vec.of(x + sample.width() / 2, y + GAP / 2)));
      name.nextTo(sample, Directions.RIGHT, GAP / 2);
      x += width;
    }
  }

  // --- building ---

  /** Creates all parts for values, of which at least one is no gap. */
  final void build(double[] values) {
    rebuild(requireSome(what(), values));
  }

  private S rebuild(double[] values) {
    Vec center = size() == 0 ? Vec.ZERO : center();
    axes = createAxes(values);
    names = isNamed() ? Group.of(data.series().stream().map(NamePlaces::name)) : new Group<>();
    samples = new Group<>();
    for (int i = 0; i < names.size(); i++) {
      names.get(i).setColor(color(i));
      if (hasLegend()) {
        samples.add(new Square(GAP).setFill(color(i), 1).setStroke(color(i), 0));
      }
    }
    Mobject<?> marks = createMarks();
    labels = new CountedNumbers(look.showsValues() ? labelCount() : 0);
    setParts(values, marks, axes, createTitles(), samples, names, labels);
    change(values);
    return moveTo(center);
  }

  private boolean isNamed() {
    return data.series().size() > 1 || !data.series().get(0).isEmpty();
  }

  private Axes createAxes(double[] values) {
    Ticks y = yTicks(look.y() == null ? extent(values) : ends(look.y()));
    Range yRange = look.y() == null || look.logY() ? y.range() : look.y();
    boolean hasNames = !data.names().isEmpty();
    Ticks x = hasNames ? null : fittingTicks();
    Range xRange = hasNames ? Range.of(0, data.size()) : x.range();
    AxisStyle xStyle = hasNames ? AxisStyle.ofTheme().noTicks() : x.style();
    Axes built =
        new Axes(
            xRange,
            yRange,
            crossing(xStyle, xRange, look.width(), look.logX()),
            crossing(y.style(), yRange, look.height(), look.logY()));
    y.addTo(built.yAxis());
    if (hasNames) {
      addNames(built);
    } else {
      x.addTo(built.xAxis());
    }
    addZeroLine(built, yRange);
    return built;
  }

  private static AxisStyle crossing(AxisStyle style, Range range, double length, boolean isLog) {
    double start = isLog ? StrictMath.pow(10, range.min()) : range.min();
    return style.length(length).noTip().crossingAt(start);
  }

  private Ticks yTicks(double[] shown) {
    if (look.logY()) {
      return Ticks.log(shown, rows());
    }
    if (look.y() != null) {
      return Ticks.within(shown, rows());
    }
    double[] withZero = Arrays.copyOf(shown, shown.length + (fromZero() ? 1 : 0));
    return Ticks.linear(withZero, rows());
  }

  private int rows() {
    return Math.max(2, (int) (look.height() / ROW_DISTANCE));
  }

  /** Returns as many ticks as there is room for their labels. */
  private Ticks fittingTicks() {
    int count = Math.max(2, (int) (look.width() / TICK_DISTANCE));
    return look.logX()
        ? Ticks.log(data.xs(), count)
        : data.isTime() ? Ticks.time(data.xs(), count, look.zone()) : xTicks(data.xs(), count);
  }

  private void addNames(Axes built) {
    Group<Text> row = Group.of(data.names().stream().map(NamePlaces::name));
    List<Vec> places = new ArrayList<>();
    for (double x : data.xs()) {
      places.add(built.c2p(x, built.yAxis().min()));
    }
    NamePlaces.below(row, places, GAP);
    built.xAxis().add(row);
  }

  private void addZeroLine(Axes built, Range y) {
    if (!look.logY() && y.min() < 0 && y.max() > 0) {
      Vec start = built.c2p(built.xAxis().min(), 0);
      Vec end = built.c2p(built.xAxis().max(), 0);
      built.add(new Line(start, end).setStroke(built.xAxis().strokeColor(), 1));
    }
  }

  private Group<Mobject<?>> createTitles() {
    Group<Mobject<?>> titles = new Group<>();
    if (!data.yLabel().isEmpty()) {
      Text label = new Text(data.yLabel()).fontSize(FONT_SIZE);
      titles.add(label.nextTo(axes.corner(Directions.UL), Directions.UP, GAP));
      label.alignTo(axes.corner(Directions.UL), Directions.LEFT);
    }
    if (!data.xLabel().isEmpty()) {
      Text label = new Text(data.xLabel()).fontSize(FONT_SIZE);
      titles.add(label.nextTo(axes.xAxis(), Directions.DOWN, GAP));
    }
    return titles;
  }

  private static double[] ends(Range range) {
    return new double[] {range.min(), range.max()};
  }

  @Override
  void placeNames() {
    if (labels.size() > 0) {
      labels.format(labelValues(), FONT_SIZE * unit(), labelWidth());
    }
    placeSeries();
    placeLabels();
  }

  /** Places the written numbers; the default has none. */
  void placeLabels() {}

  /** Returns how many written numbers the chart has if it shows values. */
  int labelCount() {
    return 0;
  }

  /** Returns the values of the written numbers. */
  double[] labelValues() {
    return new double[0];
  }

  /** Returns the room for a written number, in scene units. */
  double labelWidth() {
    return Double.POSITIVE_INFINITY;
  }

  // --- options ---

  /** Sets the width and height of the axes in scene units; the default is 9.5 by 5, or less. */
  public S size(double width, double height) {
    return look(look.size(width, height));
  }

  /** Sets the range of the y axis; values outside are beyond the axes. */
  public S yRange(double min, double max) {
    Preconditions.require(
        !look.logY() || min > 0, "a logarithmic axis has numbers above 0 only, not %s", min);
    return look(look.y(Range.of(min, max, (max - min) / 2)));
  }

  /** Makes the y axis logarithmic; values that are not above 0 are gaps. */
  public S logY() {
    return look(look.logarithmic(look.logX(), true));
  }

  /** Sets the labels of the axes; an empty text for none. */
  public S labels(String x, String y) {
    return rebuild(data.withLabels(x, y), numbers());
  }

  /** Sets the colours of the series; they repeat if there are too few. */
  public S colors(Color... colors) {
    return look(look.colors(colors));
  }

  final S look(ChartLook newLook) {
    look = newLook;
    return rebuild(numbers());
  }

  /** Replaces the data and all values, and builds the chart again. */
  final S rebuild(ChartData newData, double[] values) {
    data = newData;
    return rebuild(values);
  }

  // --- values ---

  /**
   * Changes all values, one series after the other; NaN is a gap. The axes stay.
   *
   * @throws IllegalArgumentException if there are not as many values as before, or one is infinite
   */
  public S setValues(double... values) {
    Preconditions.require(
        values.length == numbers().length,
        "%s of %s values cannot show %s values",
        what(),
        numbers().length,
        values.length);
    requireFiniteOrGaps(what(), values);
    return change(values.clone());
  }

  // --- parts ---

  /** Returns the axes. */
  public Axes axes() {
    return axes;
  }

  /** Returns the names of the series. */
  public Group<Text> names() {
    return names;
  }

  final ChartData data() {
    return data;
  }

  final ChartLook look() {
    return look;
  }

  /** Returns the factor by which the chart was scaled since it was built. */
  final double unit() {
    return axes.xAxis().length() / look.width();
  }

  final CountedNumbers labels() {
    return labels;
  }

  final Color color(int series) {
    return color(look.colors(), series);
  }

  /** Returns a value of a series. */
  final double value(int series, int i) {
    return numbers()[series * data.size() + i];
  }

  /** Returns the point of a value; null for a gap. */
  final Vec point(double x, double y) {
    Vec point = axes.c2p(x, y);
    return point.isFinite() ? point : null;
  }
}
