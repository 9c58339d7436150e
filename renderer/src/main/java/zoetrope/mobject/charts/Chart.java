package zoetrope.mobject.charts;

import java.util.Arrays;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;

/**
 * A chart that is drawn from numbers: the base of line charts, pie charts and similar. While its
 * numbers are animated, it is drawn again in each frame, so that shapes stay exact and numbers
 * count.
 */
public abstract class Chart<S extends Chart<S>> extends TypedGroup<Mobject<?>, S> {
  /** The colours of the parts of a chart, from the first on. */
  public static final List<Color> COLORS =
      List.of(
          Palette.BLUE,
          Palette.YELLOW_D,
          Palette.GREEN,
          Palette.RED,
          Palette.PURPLE_B,
          Palette.TEAL,
          Palette.ORANGE,
          Palette.PINK,
          Palette.GREY_B,
          Palette.GOLD_E);

  /** The default font size of names and numbers. */
  static final double FONT_SIZE = 24;

  private ChartState state;

  Chart() {}

  /**
   * Replaces all parts of the chart.
   *
   * @param values the numbers that are shown
   */
  final void setParts(double[] values, Mobject<?>... parts) {
    setChildren(List.of(parts));
    state = new ChartState(this, values);
    add(state);
  }

  /** Draws the shapes of the present numbers, and lets the written numbers count. */
  abstract void draw();

  /** Places names that move on straight ways while numbers are animated; the default has none. */
  void placeNames() {}

  /** Returns the present numbers, which the caller must not change. */
  final double[] numbers() {
    return state.values();
  }

  final S change(double[] values) {
    state.setValues(values);
    draw();
    placeNames();
    return self();
  }

  /** Returns the values that are shown; NaN for gaps. */
  public double[] values() {
    return numbers().clone();
  }

  /** Returns color {@code i} of a chart; colours repeat if there are too few. */
  static Color color(List<Color> colors, int i) {
    return colors.get(i % colors.size());
  }

  /**
   * Checks that values are finite or NaN, and that not all are NaN.
   *
   * @param what the chart, for messages, such as "a line chart"
   */
  static double[] requireSome(String what, double[] values) {
    requireFiniteOrGaps(what, values);
    Preconditions.require(
        Arrays.stream(values).anyMatch(Double::isFinite),
        "%s needs at least one number: it has %s",
        what,
        values.length == 0 ? "no values" : "gaps (NaN) only");
    return values.clone();
  }

  /** Checks that there is a colour, and returns the colours as a list. */
  static List<Color> requireColors(Color... colors) {
    Preconditions.require(colors.length > 0, "a chart needs at least one colour");
    return List.of(colors);
  }

  /** Checks that each number is larger than the one before. */
  static void requireAscending(String what, double[] numbers) {
    for (int i = 1; i < numbers.length; i++) {
      Preconditions.require(
          numbers[i] > numbers[i - 1],
          "%s must ascend: %s comes after %s",
          what,
          numbers[i],
          numbers[i - 1]);
    }
  }

  static void requireFiniteOrGaps(String what, double[] values) {
    for (double value : values) {
      if (Double.isInfinite(value)) {
        throw new IllegalArgumentException(
            Messages.of(
                "%s cannot show %s: look for a division by zero, or write NaN for a gap",
                what, value));
      }
    }
  }
}
