package zoetrope.mobject.charts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.color.Color;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.LabelNumbers;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.coordinates.Axes;
import zoetrope.mobject.coordinates.AxisStyle;
import zoetrope.mobject.coordinates.Range;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.BaselineAlignment;
import zoetrope.mobject.text.Tex;

/**
 * The bar chart of Manim Community Edition: bars on axes, with numbers at the y axis. Values may be
 * negative.
 *
 * <pre>{@code
 * var chart = axesBarChart(new double[] {-5, 40, -10, 20}, "one", "two", "three", "four");
 * add(chart, chart.barLabels());
 * }</pre>
 */
public final class AxesBarChart extends TypedGroup<Mobject<?>, AxesBarChart> {
  /** The default colours of the bars' gradient. */
  public static final List<Color> COLORS =
      List.of(
          Color.hex("003f5c"),
          Color.hex("58508d"),
          Color.hex("bc5090"),
          Color.hex("ff6361"),
          Color.hex("ffa600"));

  /** The default width of bars, as a fraction of the distance between bars. */
  private static final double BAR_WIDTH = 0.6;

  private static final double HEIGHT = 4;
  private static final double MAX_WIDTH = 12;
  private static final double NAME_SIZE = 24;

  /** The distance of names from the axis at font size 24, in scene units. */
  private static final double NAME_BUFF = 0.25;

  private final Axes axes;
  private final Group<Rectangle> bars = new Group<>();
  private final Group<Tex> names = new Group<>();
  private double[] values;
  private double barWidth = BAR_WIDTH;
  private boolean areTurned;

  /**
   * Creates a chart with a name below (or above) each bar, or without names. The range of the y
   * axis follows from the values.
   */
  public AxesBarChart(double[] values, String... names) {
    this(values, rangeOf(Bars.requireValues(values)), names);
  }

  /** Creates a chart 4 units high and one unit wide for each bar, but at most 12 units. */
  public AxesBarChart(double[] values, Range y, String... names) {
    this(values, y, Math.min(values.length, MAX_WIDTH), HEIGHT, names);
  }

  /**
   * Creates a chart with a width and a height in scene units.
   *
   * @throws IllegalArgumentException if there are no values, a value is not finite, or there are
   *     names but not one for each value
   */
  public AxesBarChart(double[] values, Range y, double width, double height, String... names) {
    this.values = Bars.requireValues(values);
    AxisStyle style = AxisStyle.COMMUNITY.noTip();
    AxisStyle vertical = style.length(height).numbers();
    Range x = Range.of(0, values.length);
    axes = Axes.community(x, y, style.length(width), vertical);
    for (int i = 0; i < values.length; i++) {
      bars.add(new Rectangle(0, 0));
    }
    bars.setStrokeWidth(3).setFillOpacity(0.7);
    drawBars();
    add(bars, axes, this.names);
    barColors(COLORS.toArray(new Color[0]));
    if (names.length > 0) {
      texNames(Arrays.stream(names).map(Bars::tex).toArray(String[]::new));
    }
  }

  /**
   * Returns a range from the smallest to the largest value, including 0. It has about four steps
   * between 0 and the value farthest from 0.
   */
  private static Range rangeOf(double[] values) {
    double min = Math.min(0, Arrays.stream(values).min().orElseThrow());
    double max = Math.max(0, Arrays.stream(values).max().orElseThrow());
    if (min == max) {
      return Range.of(0, 1, 0.25);
    }
    double step = Math.max(max, -min) / HEIGHT;
    double rounded = Math.rint(step * 100) / 100;
    return Range.of(min, max, rounded > 0 ? rounded : step);
  }

  private void drawBars() {
    for (int i = 0; i < values.length; i++) {
      double middle = i + 0.5;
      Vec left = axes.c2p(middle - barWidth / 2, 0);
      Vec right = axes.c2p(middle + barWidth / 2, 0);
      Bars.draw(bars.get(i), left, right, axes.c2p(middle, values[i]).minus(axes.c2p(middle, 0)));
    }
  }

  /**
   * Sets the width of bars as a fraction of the distance between bars, above 0 and at most 1; the
   * default is 0.6.
   *
   * @throws IllegalArgumentException if the width is out of range
   */
  public AxesBarChart barWidth(double share) {
    if (!(share > 0 && share <= 1)) {
      throw new IllegalArgumentException(
          "the width of a bar is a fraction of the distance between bars, above 0 and at most 1,"
              + " not "
              + share);
    }
    barWidth = share;
    drawBars();
    return this;
  }

  /**
   * Sets formulas of font size 24 as names of the bars, and replaces the present names.
   *
   * @throws IllegalArgumentException if there is not one formula for each bar
   */
  public AxesBarChart texNames(String... formulas) {
    Bars.requireNames(formulas.length, bars.size());
    double size = names.size() > 0 ? names.get(0).fontSize() : NAME_SIZE;
    names.setChildren(
        Arrays.stream(formulas).map(formula -> new Tex(formula).fontSize(size)).toList());
    areTurned = false;
    return nameSize(size);
  }

  /**
   * Sets the font size of the names; the default is 24.
   *
   * @throws IllegalArgumentException if the size is not above 0
   */
  public AxesBarChart nameSize(double size) {
    double back = areTurned ? -Bars.TURN : 0;
    names.forEach(name -> name.rotate(back).fontSize(size));
    areTurned = Bars.turnCrowded(names, axes.c2p(1, 0).distance(axes.c2p(0, 0)));
    placeNames();
    return this;
  }

  /**
   * Sets the font size of the numbers at the y axis. The default is 36 in the Community theme, and
   * the equivalent size in the default theme.
   *
   * @throws IllegalArgumentException if the size is not above 0
   */
  public AxesBarChart numberSize(double size) {
    Preconditions.requireAbove("the size of numbers", size, 0);
    axes.yAxis().resizeNumbers(size);
    return this;
  }

  /**
   * Puts each name on the side of the axis opposite its bar. Names have one baseline for each side;
   * turned names end, or begin, at their bar.
   */
  private void placeNames() {
    List<Tex> above = new ArrayList<>();
    List<Tex> below = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      boolean negative = values[i] < 0;
      Tex name = names.get(i);
      double gap = NAME_BUFF * name.fontSize() / NAME_SIZE;
      Vec away = negative ? Directions.UP : Directions.DOWN;
      name.nextTo(axes.c2p(i + 0.5, 0), away, gap);
      (negative ? above : below).add(name);
      if (areTurned) {
        name.shift(Vec.of(away.y() * name.width() / 2, 0));
      }
    }
    if (areTurned) {
      return;
    }
    BaselineAlignment.align(above, true);
    BaselineAlignment.align(below, false);
  }

  /** Colours the fills and strokes of the bars with a gradient. */
  public AxesBarChart barColors(Color... colors) {
    bars.setColorsByGradient(colors);
    return this;
  }

  /**
   * Changes the values, one for each bar, without moving the chart. If the sign of a value changes,
   * its name moves to the other side of the axis.
   */
  public AxesBarChart changeBarValues(double... newValues) {
    double[] before = values;
    values = Bars.requireAsMany(newValues, bars.size());
    drawBars();
    if (IntStream.range(0, values.length).anyMatch(i -> values[i] < 0 != before[i] < 0)) {
      placeNames();
    }
    return this;
  }

  /**
   * Creates numbers of font size 24 at the ends of the bars, in the colours of the bars. Dark
   * colours become lighter, so that the numbers are readable on black and on white.
   *
   * <p>Each call creates new numbers. Keep them to let them go: {@code var labels =
   * chart.barLabels();}, {@code play(write(labels));}, and later {@code play(fadeOut(labels));}.
   */
  public Group<Tex> barLabels() {
    return barLabels(NAME_SIZE);
  }

  /** Creates numbers at the ends of the bars as {@link #barLabels()} does, in a font size. */
  public Group<Tex> barLabels(double size) {
    Group<Tex> labels = new Group<>();
    for (int i = 0; i < values.length; i++) {
      Tex label = new Tex(LabelNumbers.ofBar(values[i])).fontSize(size);
      label.setColor(Bars.readable(bars.get(i).fillColor().withAlpha(1)));
      labels.add(label.nextTo(bars.get(i), values[i] < 0 ? Directions.DOWN : Directions.UP));
    }
    return labels;
  }

  /** Returns a copy of the values. */
  public double[] values() {
    return values.clone();
  }

  /** Returns the bars. */
  public Group<Rectangle> bars() {
    return bars;
  }

  /** Returns the names of the bars. */
  public Group<Tex> names() {
    return names;
  }

  /** Returns the axes. */
  public Axes axes() {
    return axes;
  }
}
