package zoetrope.mobject.coordinates;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.LabelNumbers;
import zoetrope.mobject.lines.TipShape;
import zoetrope.mobject.text.AbstractNumber;

/**
 * The style of a number line. A style is immutable: its methods return a changed copy.
 *
 * <pre>{@code
 * var line = numberLine(Range.of(-3, 3), AxisStyle.DEFAULT.unitSize(2).tip().numbers());
 * }</pre>
 */
public final class AxisStyle implements Cloneable {
  /** The style of manimgl: light grey, a tick at each step, no tip, no numbers. */
  public static final AxisStyle DEFAULT = new AxisStyle();

  /** The style of Manim Community Edition, with numbers as large as Manim's at font size 36. */
  public static final AxisStyle COMMUNITY =
      DEFAULT.with(
          s -> {
            s.color = Palette.WHITE;
            s.longerTickMultiple = 2;
            s.tipLength = 0.35;
            s.tipWidth = 0.35;
            s.numberSize = Double.NaN;
            s.addedNumberSize = Double.NaN;
            s.formulaNumbers = true;
            s.community = true;
          });

  /** The font size of numbers in the default theme and in the Community theme. */
  private static final double COMMUNITY_NUMBERS = 37.5;

  private static final double COMMUNITY_NUMBERS_IN_THEME = 36;

  /** The largest difference of two numbers that count as equal, in steps of the range. */
  private static final double TOLERANCE = 1e-3;

  Color color = Palette.GREY_B;
  double strokeWidth = 2;
  private double unitSize = 1;
  private boolean sized;
  private double length;
  boolean ticks = true;
  private boolean originTick = true;

  /** Whether filled tips have an outline. */
  private boolean community;

  private double tickSize = 0.1;
  private double longerTickMultiple = 1.5;
  private List<Double> bigTicks = List.of();
  boolean tip;
  private boolean tipSet;
  TipShape tipShape = TipShape.TRIANGLE_FILLED;
  double tipLength = 0.25;
  double tipWidth = 0.25;
  boolean numbers;
  private List<Double> included;
  private List<Double> excluded = List.of();
  private int decimals = -1;
  private double numberSize = 36;
  private double addedNumberSize = 24;
  boolean formulaNumbers;
  private Vec numberDirection;
  double numberBuff = 0.25;
  Scale scale = Scale.LINEAR;
  private double crossing = Double.NaN;
  boolean reversed;

  private AxisStyle() {}

  private AxisStyle with(Consumer<AxisStyle> change) {
    try {
      AxisStyle copy = (AxisStyle) clone();
      change.accept(copy);
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  /** Sets the colour of line, ticks and tip. */
  public AxisStyle color(Color newColor) {
    return with(s -> s.color = newColor);
  }

  /**
   * Sets the width of line and ticks in stroke units; the default is 2.
   *
   * @throws IllegalArgumentException if the width is negative or not finite
   */
  public AxisStyle strokeWidth(double width) {
    Preconditions.requireNotNegative("the stroke width of a number line", width);
    return with(s -> s.strokeWidth = width);
  }

  /** Sets the length of one unit in scene units, above 0; the default is 1. */
  public AxisStyle unitSize(double size) {
    Preconditions.requireAbove("the unit of a number line", size, 0);
    return with(
        s -> {
          s.unitSize = size;
          s.length = 0;
          s.sized = true;
        });
  }

  /** Sets the length of the whole line in scene units, above 0, independent of its range. */
  public AxisStyle length(double newLength) {
    Preconditions.requireAbove("the length of a number line", newLength, 0);
    return with(
        s -> {
          s.length = newLength;
          s.sized = true;
        });
  }

  /** Removes the ticks. */
  public AxisStyle noTicks() {
    return with(s -> s.ticks = false);
  }

  /** Sets how far ticks extend to each side of the line, in scene units; the default is 0.1. */
  public AxisStyle tickSize(double size) {
    Preconditions.requireNotNegative("the size of ticks", size);
    return with(
        s -> {
          s.ticks = true;
          s.tickSize = size;
        });
  }

  /** Sets the numbers that have longer ticks. */
  public AxisStyle bigTicks(double... values) {
    return with(s -> s.bigTicks = Arrays.stream(values).boxed().toList());
  }

  /** Sets how many times longer the longer ticks are than other ticks. */
  public AxisStyle longerTickMultiple(double factor) {
    Preconditions.requireNotNegative("the factor of longer ticks", factor);
    return with(s -> s.longerTickMultiple = factor);
  }

  /** Adds a tip, by default a triangle, at the end, and removes the tick there. */
  public AxisStyle tip() {
    return tip(true);
  }

  /** Adds a tip of this shape at the end, and removes the tick there. */
  public AxisStyle tip(TipShape shape) {
    Objects.requireNonNull(shape, "the shape of a tip must not be null: noTip() removes the tip");
    return tip().with(s -> s.tipShape = shape);
  }

  private AxisStyle tip(boolean there) {
    return with(
        s -> {
          s.tip = there;
          s.tipSet = true;
        });
  }

  /** Adds a tip of this length and width, in scene units, at the end. */
  public AxisStyle tip(double newLength, double width) {
    Preconditions.requireNotNegative("the length of a tip", newLength);
    Preconditions.requireNotNegative("the width of a tip", width);
    return tip()
        .with(
            s -> {
              s.tipLength = newLength;
              s.tipWidth = width;
            });
  }

  /** Removes the tip. */
  public AxisStyle noTip() {
    return tip(false);
  }

  /** Shows numbers at the ticks. */
  public AxisStyle numbers() {
    return with(s -> s.numbers = true);
  }

  /** Shows numbers at these values only. */
  public AxisStyle numbersAt(double... values) {
    return numbers().with(s -> s.included = Arrays.stream(values).boxed().toList());
  }

  /** Sets values that have no numbers. */
  public AxisStyle exclude(double... values) {
    return with(s -> s.excluded = Arrays.stream(values).boxed().toList());
  }

  /** Sets the number of decimal places; the default is as many as needed. */
  public AxisStyle decimals(int places) {
    return with(s -> s.decimals = Preconditions.requireAtLeast("the number of places", places, 0));
  }

  /**
   * Sets the font size of all numbers, above 0. The default is 24 for numbers that {@code
   * addNumbers} and {@code addCoordinateLabels} add, and 36 for {@code numberMobject}.
   */
  public AxisStyle numberSize(double size) {
    Preconditions.requireAbove("the size of numbers", size, 0);
    return with(
        s -> {
          s.numberSize = size;
          s.addedNumberSize = size;
        });
  }

  /** Shows numbers in the font of formulas; see {@link AbstractNumber#asFormula}. */
  public AxisStyle formulaNumbers() {
    return with(s -> s.formulaNumbers = true);
  }

  AxisStyle noNumbers() {
    return with(s -> s.numbers = false);
  }

  /** Sets the side of the line where the numbers are, and their distance in scene units. */
  public AxisStyle numberPlace(Vec direction, double buff) {
    return with(
        s -> {
          s.numberDirection = direction;
          s.numberBuff = buff;
        });
  }

  /** Sets the side of the line where the numbers are. */
  public AxisStyle numberDirection(Vec direction) {
    return with(s -> s.numberDirection = direction);
  }

  /**
   * Sets the scale of the numbers. The range of the line is then a range of positions, which are
   * exponents on a logarithmic scale: {@code Range.of(-2, 3)} goes from 0.01 to 1000.
   */
  public AxisStyle scale(Scale newScale) {
    return with(s -> s.scale = newScale);
  }

  /**
   * Sets the number where the other axis crosses this one, inside or outside the range. By default
   * this is the number nearest to 0 in the range; on a logarithmic axis it is the smallest number.
   *
   * @throws IllegalArgumentException if the scale of the axis does not contain the number; set the
   *     scale first
   */
  public AxisStyle crossingAt(double number) {
    double position = scale.position(number);
    Preconditions.require(
        Double.isFinite(position),
        "an axis cannot be crossed at %s%s",
        number,
        (scale instanceof Scale.Linear
            ? ": the crossing must be a finite number"
            : ": a logarithmic axis has numbers above 0 only"));
    return with(s -> s.crossing = position);
  }

  /** Reverses the direction of the line: its numbers decrease to the right, or upwards. */
  public AxisStyle reversed() {
    return with(s -> s.reversed = true);
  }

  /** Removes the tick and the number at the crossing with the other axis. */
  AxisStyle crossed() {
    if (!Double.isNaN(crossing)) {
      return with(s -> s.originTick = false).excludeToo(scale.value(crossing));
    }
    return scale instanceof Scale.Linear ? with(s -> s.originTick = false).excludeToo(0) : this;
  }

  AxisStyle excludeToo(double value) {
    return with(s -> s.excluded = Stream.concat(excluded.stream(), Stream.of(value)).toList());
  }

  /** Returns the style of a y axis: numbers are on the left unless a side was set. */
  AxisStyle upright() {
    return numberDirection == null ? numberDirection(Directions.LEFT) : this;
  }

  /** In the Community theme, adds the default length and a tip, unless these were set. */
  AxisStyle asAxis(double defaultLength) {
    if (!Theme.isCommunity()) {
      return this;
    }
    AxisStyle sizedStyle = sized ? this : length(defaultLength);
    return tipSet ? sizedStyle : sizedStyle.tip();
  }

  double lengthOf(Range range) {
    return length > 0 ? length : range.length() * unitSize;
  }

  /** Returns the position where another axis crosses this one. */
  double crossing(Range range) {
    if (!Double.isNaN(crossing)) {
      return crossing;
    }
    return scale instanceof Scale.Linear ? range.nearestToZero() : range.min();
  }

  /** Returns the stroke width of the outline of filled tips. */
  double tipOutline() {
    return community ? strokeWidth : 0;
  }

  int decimals() {
    return Math.max(0, decimals);
  }

  boolean setsDecimals() {
    return decimals >= 0 || scale instanceof Scale.Log;
  }

  int decimals(double... values) {
    return setsDecimals() ? decimals() : LabelNumbers.places(values);
  }

  double numberSize() {
    return size(numberSize);
  }

  double addedNumberSize() {
    return size(addedNumberSize);
  }

  private static double size(double fontSize) {
    return Double.isNaN(fontSize)
        ? Theme.choose(COMMUNITY_NUMBERS, COMMUNITY_NUMBERS_IN_THEME)
        : fontSize;
  }

  Vec numberDirection() {
    return numberDirection == null ? Directions.DOWN : numberDirection;
  }

  double halfTickAt(double value, Range range) {
    return contains(bigTicks, value, range) ? tickSize * longerTickMultiple : tickSize;
  }

  double[] numberValues(Range range) {
    double[] values =
        included == null
            ? tickValues(range)
            : included.stream().mapToDouble(Double::doubleValue).toArray();
    return Arrays.stream(values).filter(x -> !contains(excluded, x, range)).toArray();
  }

  /** Returns whether the values of numbers were set; then no number is left out at the crossing. */
  boolean namesNumbers() {
    return included != null;
  }

  /** Returns whether the other axis crosses this one at {@code value}, by default at 0. */
  boolean isCrossing(double value, Range range) {
    return same(value, Double.isNaN(crossing) ? 0 : scale.value(crossing), range);
  }

  double[] tickValues(Range range) {
    return Arrays.stream(scale instanceof Scale.Log ? range.exponents() : range.multiples())
        .filter(x -> !tip || x < range.max() - 1e-9 * range.step())
        .map(scale::value)
        .toArray();
  }

  boolean showsTickAt(double value, Range range) {
    return originTick || !isCrossing(value, range);
  }

  /** Returns the default style of number lines in the current theme. */
  public static AxisStyle ofTheme() {
    return Theme.choose(DEFAULT, COMMUNITY);
  }

  private boolean contains(List<Double> values, double value, Range range) {
    return values.stream().anyMatch(v -> same(v, value, range));
  }

  /** Returns whether two numbers have the same tick. */
  private boolean same(double a, double b, Range range) {
    return Math.abs(scale.position(a) - scale.position(b)) <= TOLERANCE * range.step();
  }
}
