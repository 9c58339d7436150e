package zoetrope.mobject.charts;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.LabelNumbers;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.BaselineAlignment;
import zoetrope.mobject.text.Tex;

/**
 * A bar chart, with colours from blue to yellow, centred at the origin.
 *
 * <pre>{@code
 * var chart = barChart(0.2, 0.5, 0.3).names("a", "b", "c");
 * play(animate(chart, c -> c.changeBarValues(0.6, 0.1, 0.3)));
 * }</pre>
 *
 * <p>Bars of negative values extend below the axis. For a histogram that grows, let an updater
 * change the values of a chart. {@link AxesBarChart} is the chart of Manim Community Edition.
 */
public final class BarChart extends TypedGroup<Mobject<?>, BarChart> {
  private static final double TICK_LENGTH = 0.2;
  private static final double MIN_AXIS_EXTENT = 0.5;
  private static final double NUMBER_HEIGHT = 0.25;
  private static final double NAME_SCALE = 0.75;
  private static final double LABEL_BUFF = 0.1;

  private final BarLayout layout;
  private final Line xAxis;
  private final Line yAxis;
  private final Group<Tex> numbers = new Group<>();
  private final Group<Rectangle> bars = new Group<>();
  private final Group<Tex> names = new Group<>();

  /** The extent of the y axis above and below 0, in scene units. */
  private final double top;

  private final double bottom;
  private final int ticksAbove;
  private final int ticksBelow;
  private double[] values;

  /**
   * Creates a chart 6 units wide, whose axis is 4 units high and goes up to 1 or to a round number
   * not below the largest value. For negative values, it continues below 0.
   */
  public BarChart(double... values) {
    this(values, BarLayout.fitting(values));
  }

  /**
   * Creates a chart in another layout.
   *
   * @throws IllegalArgumentException if there are no values or a value is not finite
   */
  public BarChart(double[] values, BarLayout layout) {
    this.layout = layout;
    this.values = Bars.requireValues(values);
    xAxis = new Line(Vec.of(-TICK_LENGTH / 2, 0), Vec.of(layout.width(), 0));
    ticksBelow = ticks(-Arrays.stream(values).min().orElse(0));
    ticksAbove = ticksBelow == 0 ? layout.ticks() : ticks(Arrays.stream(values).max().orElse(0));
    top = ticksAbove == 0 ? MIN_AXIS_EXTENT : layout.height() * ticksAbove / layout.ticks();
    bottom = Math.max(MIN_AXIS_EXTENT, ticksBelow * layout.height() / layout.ticks());
    yAxis = new Line(Vec.of(0, -bottom), Vec.of(0, top));
    add(xAxis, yAxis);
    addTicks();
    for (int i = 0; i < values.length; i++) {
      bars.add(new Rectangle(0, 0));
    }
    bars.setStrokeWidth(3).setFillOpacity(0.8);
    drawBars();
    add(bars, names);
    barColors(Palette.BLUE, Palette.YELLOW);
    toCenter();
  }

  private void addTicks() {
    Group<Line> ticks = new Group<>();
    double[] labelled = new double[ticksBelow + ticksAbove + 1];
    Arrays.setAll(labelled, i -> layout.maxValue() * (i - ticksBelow) / layout.ticks());
    int exponent = LabelNumbers.exponent(labelled);
    double unit = StrictMath.pow(10, exponent);
    int places = LabelNumbers.places(Arrays.stream(labelled).map(value -> value / unit).toArray());
    double scale = NUMBER_HEIGHT / new Tex("0").height();
    for (int i = -ticksBelow; i <= ticksAbove; i++) {
      double y = layout.height() * i / layout.ticks();
      Line tick = new Line(Vec.of(-TICK_LENGTH / 2, y), Vec.of(TICK_LENGTH / 2, y));
      ticks.add(tick);
      Tex number = new Tex(label(labelled[i + ticksBelow], places, exponent));
      Tex sized = exponent == 0 ? number.setHeight(NUMBER_HEIGHT) : number.scale(scale);
      numbers.add(sized.nextTo(tick, Directions.LEFT, LABEL_BUFF));
    }
    yAxis.add(ticks);
    add(numbers);
  }

  /**
   * Returns the number of ticks on one side of 0 that are needed to reach a value; 0 for a negative
   * value.
   */
  private int ticks(double value) {
    return Math.max(0, (int) Math.ceil(value * layout.ticks() / layout.maxValue() - 1e-9));
  }

  /**
   * Returns LaTeX for a tick's number. All numbers have the same number of decimal places and the
   * same power of ten, except on the default axis up to 1.
   */
  private String label(double value, int places, int exponent) {
    if (layout.maxValue() == 1 && ticksBelow == 0) {
      BigDecimal number = BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_EVEN);
      BigDecimal shortest = number.stripTrailingZeros();
      return shortest.setScale(Math.max(1, shortest.scale())).toPlainString();
    }
    return LabelNumbers.tex(value, places, exponent);
  }

  /** Draws the bars on the present axes; the gaps are as wide as the bars. */
  private void drawBars() {
    Vec right = xAxis.vector().times(1 / (layout.width() + TICK_LENGTH / 2));
    Vec up = yAxis.vector().times(layout.height() / (top + bottom) / layout.maxValue());
    Vec origin = xAxis.start().plus(right.times(TICK_LENGTH / 2));
    double wide = layout.width() / (2 * values.length + 1);
    for (int i = 0; i < values.length; i++) {
      Vec left = origin.plus(right.times((2 * i + 1) * wide));
      Bars.draw(bars.get(i), left, left.plus(right.times(wide)), up.times(values[i]));
    }
  }

  /**
   * Sets formulas below the bars, on one baseline, as names.
   *
   * @throws IllegalArgumentException if there is not one formula for each bar
   */
  public BarChart names(String... texNames) {
    Bars.requireNames(texNames.length, bars.size());
    names.setChildren(Arrays.stream(texNames).map(s -> new Tex(s).scale(NAME_SCALE)).toList());
    boolean areTurned = Bars.turnCrowded(names, xAxis.length() / bars.size());
    for (int i = 0; i < texNames.length; i++) {
      names.get(i).nextTo(bars.get(i), Directions.DOWN, LABEL_BUFF);
      if (areTurned) {
        names.get(i).shift(Vec.of(-names.get(i).width() / 2, 0));
      }
    }
    if (!areTurned) {
      BaselineAlignment.align(names.children(), false);
    }
    return this;
  }

  /** Colours the fills and strokes of the bars with a gradient. */
  public BarChart barColors(Color... colors) {
    bars.setColorsByGradient(colors);
    return this;
  }

  /** Changes the values, one for each bar, without moving the chart. */
  public BarChart changeBarValues(double... newValues) {
    values = Bars.requireAsMany(newValues, bars.size());
    drawBars();
    return this;
  }

  /** Returns a copy of the values. */
  public double[] values() {
    return values.clone();
  }

  /** Returns the bars. */
  public Group<Rectangle> bars() {
    return bars;
  }

  /** Returns the names below the bars; empty before they are set. */
  public Group<Tex> names() {
    return names;
  }

  /** Returns the numbers at the y axis, from bottom to top. */
  public Group<Tex> numbers() {
    return numbers;
  }

  /** Returns the x axis. */
  public Line xAxis() {
    return xAxis;
  }

  /** Returns the y axis with its ticks. */
  public Line yAxis() {
    return yAxis;
  }
}
