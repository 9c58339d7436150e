package zoetrope.mobject.coordinates;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.Preconditions;
import zoetrope.mobject.lines.TipShape;
import zoetrope.mobject.text.AbstractNumber;

/**
 * How a number line is drawn. Immutable: begin with {@link #DEFAULT} or {@link #COMMUNITY} and say
 * what is different:
 *
 * <pre>{@code
 * var line = numberLine(Range.of(-3, 3), AxisStyle.DEFAULT.unitSize(2).tip().numbers());
 * }</pre>
 */
public final class AxisStyle implements Cloneable {
  /** manimgl's number lines: light grey, a tick at every step, no tip, no numbers. */
  public static final AxisStyle DEFAULT = new AxisStyle();

  /**
   * Manim Community's number lines: white, ticks counted from 0, numbers in the characters of
   * formulas; tips have an outline. Its font size 36 is 37.5 in the default theme.
   */
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

  /** The font size of numbers, in the default theme and in the community's. */
  private static final double COMMUNITY_NUMBERS = 37.5;

  private static final double COMMUNITY_NUMBERS_IN_THEME = 36;

  Color color = Palette.GREY_B;
  double strokeWidth = 2;
  private double unitSize = 1;
  private boolean sized;
  private double length;
  boolean ticks = true;
  private boolean originTick = true;

  /** Ticks stand at multiples of the step, and axes cross within their ranges. */
  private boolean community;

  private double tickSize = 0.1;
  private double longerTickMultiple = 1.5;
  private List<Double> bigTicks = List.of();
  boolean tip;
  private boolean tipSaid;
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

  private AxisStyle() {}

  /** A changed copy. */
  private AxisStyle with(Consumer<AxisStyle> change) {
    try {
      AxisStyle copy = (AxisStyle) clone();
      change.accept(copy);
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  /** Line, ticks and tip in this colour. */
  public AxisStyle color(Color newColor) {
    return with(s -> s.color = newColor);
  }

  /** Line and ticks of this width, in stroke units; 2 unless set. */
  public AxisStyle strokeWidth(double width) {
    Preconditions.requireNotNegative("the stroke width of a number line", width);
    return with(s -> s.strokeWidth = width);
  }

  /** One unit is this long, in scene units. */
  public AxisStyle unitSize(double size) {
    Preconditions.requireAbove("the unit of a number line", size, 0);
    return with(
        s -> {
          s.unitSize = size;
          s.length = 0;
          s.sized = true;
        });
  }

  /** The whole line is this long, in scene units, whatever its range. */
  public AxisStyle length(double newLength) {
    Preconditions.requireAbove("the length of a number line", newLength, 0);
    return with(
        s -> {
          s.length = newLength;
          s.sized = true;
        });
  }

  /** Without ticks. */
  public AxisStyle noTicks() {
    return with(s -> s.ticks = false);
  }

  /** Ticks reach this far to each side of the line; 0.1 unless set. */
  public AxisStyle tickSize(double size) {
    Preconditions.requireNotNegative("the size of ticks", size);
    return with(
        s -> {
          s.ticks = true;
          s.tickSize = size;
        });
  }

  /** Longer ticks at these numbers. */
  public AxisStyle bigTicks(double... values) {
    return with(s -> s.bigTicks = Arrays.stream(values).boxed().toList());
  }

  /** How many times as long the longer ticks are. */
  public AxisStyle longerTickMultiple(double factor) {
    Preconditions.requireNotNegative("the factor of longer ticks", factor);
    return with(s -> s.longerTickMultiple = factor);
  }

  /** A triangle at the end, and no tick there. */
  public AxisStyle tip() {
    return tip(true);
  }

  /** A tip of this shape at the end, and no tick there. */
  public AxisStyle tip(TipShape shape) {
    Objects.requireNonNull(shape, "a tip has a shape, not null: noTip() leaves it out");
    return tip().with(s -> s.tipShape = shape);
  }

  private AxisStyle tip(boolean there) {
    return with(
        s -> {
          s.tip = there;
          s.tipSaid = true;
        });
  }

  /** A triangle, or what shape was chosen, of this size at the end. */
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

  /** Without a tip. */
  public AxisStyle noTip() {
    return tip(false);
  }

  /** Numbers at the ticks. */
  public AxisStyle numbers() {
    return with(s -> s.numbers = true);
  }

  /** Numbers, and numbers at these values only. */
  public AxisStyle numbersAt(double... values) {
    return numbers().with(s -> s.included = Arrays.stream(values).boxed().toList());
  }

  /** No numbers at these values. */
  public AxisStyle exclude(double... values) {
    return with(s -> s.excluded = Arrays.stream(values).boxed().toList());
  }

  /** Numbers with this many decimal places; unless set, as many as they need, at most three. */
  public AxisStyle decimals(int places) {
    return with(s -> s.decimals = Preconditions.requireAtLeast("the number of places", places, 0));
  }

  /** All numbers in this font size. */
  public AxisStyle numberSize(double size) {
    Preconditions.requireAbove("the size of numbers", size, 0);
    return with(
        s -> {
          s.numberSize = size;
          s.addedNumberSize = size;
        });
  }

  /** Numbers in the characters of formulas; see {@link AbstractNumber#asFormula}. */
  public AxisStyle formulaNumbers() {
    return with(s -> s.formulaNumbers = true);
  }

  /** Without numbers, for those that are added later. */
  AxisStyle noNumbers() {
    return with(s -> s.numbers = false);
  }

  /** Numbers on this side of the line, this far from it. */
  public AxisStyle numberPlace(Vec direction, double buff) {
    return with(
        s -> {
          s.numberDirection = direction;
          s.numberBuff = buff;
        });
  }

  /** Numbers on this side of the line. */
  public AxisStyle numberDirection(Vec direction) {
    return with(s -> s.numberDirection = direction);
  }

  /**
   * The numbers follow this scale; the range of the line is then one of positions, for a
   * logarithmic scale of exponents: {@code Range.of(-2, 3)} runs from 0.01 to 1000.
   */
  public AxisStyle scale(Scale newScale) {
    return with(s -> s.scale = newScale);
  }

  /**
   * The other axis crosses this one at a number, which need not be in its range. Unless it is said,
   * they cross at 0, and on a logarithmic axis at the least number; Manim Community's axes cross at
   * the number of their range that is nearest to 0.
   *
   * @throws IllegalArgumentException for a number that the scale of the axis does not have; give
   *     the scale first
   */
  public AxisStyle crossingAt(double number) {
    double position = scale.position(number);
    if (!Double.isFinite(position)) {
      throw new IllegalArgumentException(
          "an axis cannot be crossed at "
              + number
              + (scale instanceof Scale.Linear
                  ? ": it has to be a number"
                  : ": a logarithmic axis has numbers above 0 only"));
    }
    return with(s -> s.crossing = position);
  }

  /** No tick where the other axis crosses, if this is a number that axes leave out. */
  AxisStyle crossed() {
    if (!Double.isNaN(crossing)) {
      return with(s -> s.originTick = false).excludeToo(scale.value(crossing));
    }
    return scale instanceof Scale.Linear ? with(s -> s.originTick = false).excludeToo(0) : this;
  }

  private AxisStyle excludeToo(double value) {
    List<Double> all = new ArrayList<>(excluded);
    all.add(value);
    return with(s -> s.excluded = List.copyOf(all));
  }

  /** As the y axis of a plane: numbers to its left unless another side was named. */
  AxisStyle upright() {
    return numberDirection == null ? numberDirection(Directions.LEFT) : this;
  }

  /** In the community's theme as an axis of {@code axes}: so long and with a tip unless said. */
  AxisStyle asAxis(double defaultLength) {
    if (!Theme.isCommunity()) {
      return this;
    }
    AxisStyle sizedStyle = sized ? this : length(defaultLength);
    return tipSaid ? sizedStyle : sizedStyle.tip();
  }

  double lengthOf(Range range) {
    return length > 0 ? length : range.length() * unitSize;
  }

  /** The position at which another axis crosses this one. */
  double crossing(Range range) {
    if (!Double.isNaN(crossing)) {
      return crossing;
    }
    if (!(scale instanceof Scale.Linear)) {
      return range.min();
    }
    return community ? range.nearestToZero() : 0;
  }

  /** The width of the outline that a filled tip has. */
  double tipOutline() {
    return community ? strokeWidth : 0;
  }

  boolean excludes(double value) {
    return contains(excluded, value);
  }

  int decimals() {
    return Math.max(0, decimals);
  }

  /** The decimal places of numbers: those that were set, or else as many as they need. */
  int decimals(double... values) {
    return decimals >= 0 || scale instanceof Scale.Log ? decimals() : LabelNumbers.places(values);
  }

  double numberSize() {
    return size(numberSize);
  }

  double addedNumberSize() {
    return size(addedNumberSize);
  }

  private static double size(double said) {
    return Double.isNaN(said) ? Theme.choose(COMMUNITY_NUMBERS, COMMUNITY_NUMBERS_IN_THEME) : said;
  }

  Vec numberDirection() {
    return numberDirection == null ? Directions.DOWN : numberDirection;
  }

  /** Half the length of the tick at a value. */
  double halfTickAt(double value) {
    return contains(bigTicks, value) ? tickSize * longerTickMultiple : tickSize;
  }

  /** The values that get numbers where none are named. */
  double[] numberValues(Range range) {
    double[] values =
        included == null
            ? tickValues(range)
            : included.stream().mapToDouble(Double::doubleValue).toArray();
    return Arrays.stream(values).filter(x -> !excludes(x)).toArray();
  }

  /** The numbers were named, so that none is left out where the axes cross. */
  boolean namesNumbers() {
    return included != null;
  }

  /** Whether the number is where the other axis crosses. */
  boolean isCrossing(double value) {
    return Math.abs(value - (Double.isNaN(crossing) ? 0 : scale.value(crossing))) <= 1e-9;
  }

  /** The values that get ticks. */
  double[] tickValues(Range range) {
    return Arrays.stream(steps(range))
        .filter(x -> !tip || x < range.max() - 1e-9 * range.step())
        .map(scale::value)
        .toArray();
  }

  /** The positions at every step of a range: of ticks and of the lines of a grid. */
  double[] steps(Range range) {
    return community ? range.multiples() : range.values();
  }

  boolean showsTickAt(double value) {
    return originTick || !isCrossing(value);
  }

  /** The look of number lines in the present theme where nothing is named. */
  public static AxisStyle ofTheme() {
    return Theme.choose(DEFAULT, COMMUNITY);
  }

  private static boolean contains(List<Double> values, double value) {
    return values.stream().anyMatch(v -> Math.abs(v - value) <= 1e-8 + 1e-5 * Math.abs(v));
  }
}
