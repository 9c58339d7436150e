package zoetrope.mobject.charts;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.BaselineAlignment;
import zoetrope.mobject.text.Tex;

/**
 * Values as bars side by side, from blue to yellow, centred at the origin.
 *
 * <pre>{@code
 * var chart = barChart(0.2, 0.5, 0.3).names("a", "b", "c");
 * play(animate(chart, c -> c.changeBarValues(0.6, 0.1, 0.3)));
 * }</pre>
 *
 * <p>Bars of negative values hang below the axis. A histogram is a chart of counts or shares that
 * an updater changes. {@link AxesBarChart} is that of Manim Community.
 */
public final class BarChart extends TypedGroup<Mobject<?>, BarChart> {
  private static final double TICK = 0.2;
  private static final double X_TICK = 0.15;
  private static final double BELOW = 0.5;
  private static final double NUMBER_HEIGHT = 0.25;
  private static final double NAME_SCALE = 0.75;
  private static final double LABEL_BUFF = 0.1;

  private final BarLayout layout;
  private final Line xAxis;
  private final Line yAxis;
  private final Group<Tex> numbers = new Group<>();
  private final Group<Rectangle> bars = new Group<>();
  private final Group<Tex> names = new Group<>();
  private double[] values;

  /** Up to the value 1, or the next round number where one is greater; 6 units wide, 4 high. */
  public BarChart(double... values) {
    this(values, BarLayout.fitting(values));
  }

  /**
   * In another layout.
   *
   * @throws IllegalArgumentException for no or no finite values
   */
  public BarChart(double[] values, BarLayout layout) {
    this.layout = layout;
    this.values = Bars.requireValues(values);
    xAxis = new Line(Vec.of(-TICK / 2, 0), Vec.of(layout.width(), 0));
    yAxis = new Line(Vec.of(0, -BELOW), Vec.of(0, layout.height()));
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
    for (int i = 0; i <= layout.ticks(); i++) {
      double y = layout.height() * i / layout.ticks();
      Line tick = new Line(Vec.of(-TICK / 2, y), Vec.of(TICK / 2, y));
      ticks.add(tick);
      if (layout.labelled()) {
        Tex number = new Tex(rounded(layout.maxValue() * i / layout.ticks()));
        numbers.add(number.setHeight(NUMBER_HEIGHT).nextTo(tick, Directions.LEFT, LABEL_BUFF));
      }
    }
    yAxis.add(ticks);
    if (layout.xTicks()) {
      Group<Line> xTicks = new Group<>();
      for (int i = 0; i <= values.length; i++) {
        double x = layout.width() * i / values.length;
        xTicks.add(new Line(Vec.of(x, -X_TICK / 2), Vec.of(x, X_TICK / 2)));
      }
      xAxis.add(xTicks);
    }
    add(numbers);
  }

  /** With two decimal places at most, and at least one. */
  private static String rounded(double value) {
    BigDecimal number = BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_EVEN);
    BigDecimal shortest = number.stripTrailingZeros();
    return shortest.setScale(Math.max(1, shortest.scale())).toPlainString();
  }

  /** Draws the bars where the axes are now; each is as wide as the gaps beside it. */
  private void drawBars() {
    Vec right = xAxis.vector().times(1 / (layout.width() + TICK / 2));
    Vec up = yAxis.vector().times(layout.height() / (layout.height() + BELOW) / layout.maxValue());
    Vec origin = xAxis.start().plus(right.times(TICK / 2));
    double wide = layout.width() / (2 * values.length + 1);
    for (int i = 0; i < values.length; i++) {
      Vec left = origin.plus(right.times((2 * i + 1) * wide));
      Bars.draw(bars.get(i), left, left.plus(right.times(wide)), up.times(values[i]));
    }
  }

  /**
   * Formulas below the bars, on one baseline.
   *
   * @throws IllegalArgumentException unless there is one a bar
   */
  public BarChart names(String... texNames) {
    Bars.requireNames(texNames.length, bars.size());
    names.setChildren(List.of());
    for (int i = 0; i < texNames.length; i++) {
      Tex name = new Tex(texNames[i]).scale(NAME_SCALE);
      names.add(name.nextTo(bars.get(i), Directions.DOWN, LABEL_BUFF));
    }
    BaselineAlignment.align(names.children(), false);
    return this;
  }

  /** Colours the bars by a gradient, fill and stroke. */
  public BarChart barColors(Color... colors) {
    bars.setColorsByGradient(colors);
    return this;
  }

  /** Shows other values, as many as there are bars, where the chart is now. */
  public BarChart changeBarValues(double... newValues) {
    values = Bars.requireAsMany(newValues, bars.size());
    drawBars();
    return this;
  }

  /** The values that are shown. */
  public double[] values() {
    return values.clone();
  }

  /** The bars. */
  public Group<Rectangle> bars() {
    return bars;
  }

  /** The names below the bars; empty before they are given. */
  public Group<Tex> names() {
    return names;
  }

  /** The numbers beside the y axis, from below. */
  public Group<Tex> numbers() {
    return numbers;
  }

  /** The x axis. */
  public Line xAxis() {
    return xAxis;
  }

  /** The y axis with its ticks. */
  public Line yAxis() {
    return yAxis;
  }
}
