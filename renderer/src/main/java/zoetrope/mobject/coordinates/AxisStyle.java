package zoetrope.mobject.coordinates;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.Preconditions;
import zoetrope.mobject.text.AbstractNumber;

/**
 * How a number line is drawn. Immutable: begin with {@link #DEFAULT} or {@link #COMMUNITY} and say
 * what is different:
 *
 * <pre>{@code
 * var line = numberLine(Range.of(-3, 3), AxisStyle.DEFAULT.unitSize(2).tip().numbers());
 * }</pre>
 */
public final class AxisStyle {
  /** manimgl's number lines: light grey, a tick at every step, no tip, no numbers. */
  public static final AxisStyle DEFAULT = new AxisStyle();

  /**
   * Manim Community's number lines: white, ticks counted from 0, numbers in the characters of
   * formulas. Its font size 36 is 37.5 here.
   */
  public static final AxisStyle COMMUNITY =
      DEFAULT.with(
          s -> {
            s.color = Palette.WHITE;
            s.longerTickMultiple = 2;
            s.tipLength = 0.35;
            s.tipWidth = 0.35;
            s.numberSize = 37.5;
            s.addedNumberSize = 37.5;
            s.formulaNumbers = true;
            s.community = true;
          });

  private Color color = Palette.GREY_B;
  private double strokeWidth = 2;
  private double unitSize = 1;
  private double length;
  private boolean ticks = true;
  private boolean originTick = true;

  /** Ticks stand at multiples of the step, and axes cross within their ranges. */
  private boolean community;

  private double tickSize = 0.1;
  private double longerTickMultiple = 1.5;
  private List<Double> bigTicks = List.of();
  private boolean tip;
  private double tipLength = 0.25;
  private double tipWidth = 0.25;
  private boolean numbers;
  private List<Double> excluded = List.of();
  private int decimals;
  private double numberSize = 36;
  private double addedNumberSize = 24;
  private boolean formulaNumbers;
  private Vec numberDirection = Directions.DOWN;
  private double numberBuff = 0.25;
  private Scale scale = Scale.LINEAR;

  private AxisStyle() {}

  private AxisStyle with(Consumer<AxisStyle> change) {
    AxisStyle s = new AxisStyle();
    s.color = color;
    s.strokeWidth = strokeWidth;
    s.unitSize = unitSize;
    s.length = length;
    s.ticks = ticks;
    s.originTick = originTick;
    s.community = community;
    s.tickSize = tickSize;
    s.longerTickMultiple = longerTickMultiple;
    s.bigTicks = bigTicks;
    s.tip = tip;
    s.tipLength = tipLength;
    s.tipWidth = tipWidth;
    s.numbers = numbers;
    s.excluded = excluded;
    s.decimals = decimals;
    s.numberSize = numberSize;
    s.addedNumberSize = addedNumberSize;
    s.formulaNumbers = formulaNumbers;
    s.numberDirection = numberDirection;
    s.numberBuff = numberBuff;
    s.scale = scale;
    change.accept(s);
    return s;
  }

  // --- what can be said ---

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
        });
  }

  /** The whole line is this long, in scene units, whatever its range. */
  public AxisStyle length(double newLength) {
    Preconditions.requireAbove("the length of a number line", newLength, 0);
    return with(s -> s.length = newLength);
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
    return with(s -> s.tip = true);
  }

  /** A triangle of this size at the end. */
  public AxisStyle tip(double newLength, double width) {
    Preconditions.requireNotNegative("the length of a tip", newLength);
    Preconditions.requireNotNegative("the width of a tip", width);
    return with(
        s -> {
          s.tip = true;
          s.tipLength = newLength;
          s.tipWidth = width;
        });
  }

  /** Without a tip. */
  public AxisStyle noTip() {
    return with(s -> s.tip = false);
  }

  /** Numbers at the ticks. */
  public AxisStyle numbers() {
    return with(s -> s.numbers = true);
  }

  /** No numbers at these values. */
  public AxisStyle exclude(double... values) {
    return with(s -> s.excluded = Arrays.stream(values).boxed().toList());
  }

  /** Numbers with this many decimal places; 0 unless set. */
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

  /** No tick at 0, as where another axis crosses. */
  AxisStyle noOriginTick() {
    return with(s -> s.originTick = false);
  }

  // --- what was said ---

  Color color() {
    return color;
  }

  double strokeWidth() {
    return strokeWidth;
  }

  double lengthOf(Range range) {
    return length > 0 ? length : range.length() * unitSize;
  }

  /** The position at which another axis crosses this one. */
  double crossing(Range range) {
    boolean inside = community || !(scale instanceof Scale.Linear);
    return inside ? range.nearestToZero() : 0;
  }

  boolean hasTicks() {
    return ticks;
  }

  boolean hasTip() {
    return tip;
  }

  double tipLength() {
    return tipLength;
  }

  double tipWidth() {
    return tipWidth;
  }

  boolean hasNumbers() {
    return numbers;
  }

  boolean excludes(double value) {
    return contains(excluded, value);
  }

  int decimals() {
    return decimals;
  }

  double numberSize() {
    return numberSize;
  }

  double addedNumberSize() {
    return addedNumberSize;
  }

  boolean hasFormulaNumbers() {
    return formulaNumbers;
  }

  Vec numberDirection() {
    return numberDirection;
  }

  double numberBuff() {
    return numberBuff;
  }

  Scale scale() {
    return scale;
  }

  /** Half the length of the tick at a value. */
  double halfTickAt(double value) {
    return contains(bigTicks, value) ? tickSize * longerTickMultiple : tickSize;
  }

  /** The values that get ticks and numbers. */
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
    return originTick || Math.abs(value) > 1e-9;
  }

  private static boolean contains(List<Double> values, double value) {
    return values.stream().anyMatch(v -> Math.abs(v - value) <= 1e-8 + 1e-5 * Math.abs(v));
  }
}
