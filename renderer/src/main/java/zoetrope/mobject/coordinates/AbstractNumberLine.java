package zoetrope.mobject.coordinates;

import java.util.Arrays;
import java.util.function.UnaryOperator;
import zoetrope.frame.Stroke;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MotionPath;
import zoetrope.mobject.Tween;
import zoetrope.mobject.VMobject;
import zoetrope.mobject.lines.Line;
import zoetrope.mobject.lines.TipShape;
import zoetrope.mobject.shapes.Polygon;
import zoetrope.mobject.text.BaselineAlignment;
import zoetrope.mobject.text.DecimalNumber;
import zoetrope.mobject.text.GlyphGroup;
import zoetrope.mobject.text.Tex;

/**
 * A line whose points stand for numbers: the base of {@link NumberLine} and {@link UnitInterval}.
 * Ticks, tip and numbers are its children.
 *
 * <p>{@link #numberToPoint} stays correct when the line is moved, rotated, scaled or transformed,
 * and while only a part of it is drawn.
 */
public abstract class AbstractNumberLine<S extends AbstractNumberLine<S>> extends VMobject<S> {
  private final Range range;
  private final AxisStyle style;
  private final Group<Line> ticks = new Group<>();
  private Polygon tip;
  private Group<GlyphGroup<?>> numbers = new Group<>();

  /** The points of the smallest and the largest number, in scene coordinates. */
  private Vec first;

  private Vec last;

  AbstractNumberLine(Range range, AxisStyle style) {
    this.range = range.ofAxis();
    this.style = style;
    double half = (style.reversed ? -1 : 1) * style.lengthOf(range) / 2;
    first = Vec.of(-half, 0);
    last = Vec.of(half, 0);
    setPath(Path.polyline(first, last));
    setStroke(style.color, style.strokeWidth);
    if (style.tip) {
      addTip();
    }
    if (style.ticks) {
      addTicks();
    }
    if (style.numbers) {
      addNumbers();
    }
  }

  private void addTip() {
    Vec along = unitVector();
    TipShape shape = style.tipShape;
    Vec base = last.minus(along.times(shape.reach() * style.tipLength));
    tip = new Polygon(last, base, base);
    tip.setPath(shape.outline(last, along, style.tipLength, style.tipWidth));
    if (shape.filled()) {
      tip.setFill(style.color, 1).setStroke(style.color, style.tipOutline());
      if (style.tipOutline() > 0) {
        tip.setJoin(Stroke.Join.MITER);
      }
    } else {
      tip.setStroke(style.color, TipShape.OUTLINE_WIDTH);
    }
    setPath(Path.polyline(first, base));
    add(tip);
  }

  private void addTicks() {
    for (double value : style.tickValues(range)) {
      if (style.showsTickAt(value, range)) {
        ticks.add(tick(value, style.halfTickAt(value, range)));
      }
    }
    add(ticks);
  }

  /** Returns the range of the numbers, or of the exponents on a logarithmic line. */
  public final Range range() {
    return range;
  }

  /** Returns the scale that maps numbers to positions on the line. */
  public final Scale numberScale() {
    return style.scale;
  }

  /** Returns the smallest number. */
  public final double min() {
    return style.scale.value(range.min());
  }

  /** Returns the largest number. */
  public final double max() {
    return style.scale.value(range.max());
  }

  /** Returns the point of a number. Numbers outside the range lie beyond the ends of the line. */
  public final Vec numberToPoint(double number) {
    return positionToPoint(style.scale.position(number));
  }

  /** Returns the point of a number; short for {@link #numberToPoint}. */
  public final Vec n2p(double number) {
    return numberToPoint(number);
  }

  /** Returns the number whose point on the line is nearest to {@code point}. */
  public final double pointToNumber(Vec point) {
    Vec way = last.minus(first);
    double alpha = point.minus(first).dot(way) / way.dot(way);
    return style.scale.value((1 - alpha) * range.min() + alpha * range.max());
  }

  /** Returns the number nearest to a point; short for {@link #pointToNumber}. */
  public final double p2n(Vec point) {
    return pointToNumber(point);
  }

  final Vec positionToPoint(double position) {
    double alpha = (position - range.min()) / range.length();
    return first.times(1 - alpha).plus(last.times(alpha));
  }

  /** Returns the vector from the point of position 0 to that of position 1. */
  final Vec unit() {
    return last.minus(first).times(1 / range.length());
  }

  /** Returns the point of the smallest number. */
  public final Vec startPoint() {
    return first;
  }

  /** Returns the point of the largest number. If the line has a tip, it ends there. */
  public final Vec endPoint() {
    return last;
  }

  /** Returns the length of the line in scene units. */
  public final double length() {
    return first.distance(last);
  }

  /** Returns the direction of increasing numbers, a vector of length 1. */
  public final Vec unitVector() {
    return last.minus(first).normalized();
  }

  /** Returns the length of one unit, or of one power on a logarithmic line, in scene units. */
  public final double unitSize() {
    return unit().length();
  }

  /** Returns the point nearest to {@code point} on the line, extended beyond its ends. */
  public final Vec projection(Vec point) {
    Vec along = unitVector();
    return first.plus(along.times(point.minus(first).dot(along)));
  }

  /**
   * Returns the numbers of the ticks, in ascending order, whether or not ticks are drawn. A line
   * with a tip has no tick at its end.
   */
  public final double[] tickValues() {
    return style.tickValues(range);
  }

  /** Returns the ticks, in ascending order of their numbers. */
  public final Group<Line> ticks() {
    return ticks;
  }

  /** Creates a tick at a number that extends {@code size} scene units to each side of the line. */
  public final Line tick(double number, double size) {
    Vec at = numberToPoint(number);
    Vec across = normal().times(size);
    return new Line(at.minus(across), at.plus(across)).setStyle(selfStyle());
  }

  /** Returns a direction of the xy plane that is perpendicular to the line. */
  private Vec normal() {
    Vec across = Directions.OUT.cross(unitVector());
    return across.length() < 1e-9 ? Directions.UP : across.normalized();
  }

  /**
   * Returns the tip.
   *
   * @throws IllegalStateException if the line has no tip
   */
  public final Polygon tip() {
    if (tip == null) {
      throw new IllegalStateException(
          "this " + kind() + " has no tip: build it with AxisStyle.DEFAULT.tip()");
    }
    return tip;
  }

  /** Returns the labels of the numbers that were added last; empty if none were added. */
  public final Group<GlyphGroup<?>> numbers() {
    return numbers;
  }

  /**
   * Adds numbers at all ticks, or at the values that the style lists, except excluded ones. If
   * numbers at ticks would touch, only every second, fifth, tenth ... tick has one.
   */
  public final S addNumbers() {
    return addNumbersAtTicks(style.numberValues(range));
  }

  /**
   * Replaces the numbers of an axis by those that {@link #addNumbers()} adds, without the number at
   * the crossing with another axis. If the style lists the numbers, none is left out.
   */
  final void addNumbersOfAxis() {
    double[] values = style.numberValues(range);
    remove(numbers);
    addNumbersAtTicks(
        style.namesNumbers()
            ? values
            : Arrays.stream(values).filter(x -> !style.isCrossing(x, range)).toArray());
  }

  /**
   * Adds numbers at these values. If the style does not set the decimal places, the numbers show as
   * many as are needed. Very large or small numbers are multiples of a power of ten.
   */
  public final S addNumbers(double... values) {
    return addNumbers(values, NumberStyle.of(style, values));
  }

  private S addNumbersAtTicks(double[] values) {
    addNumbers(values);
    for (int i = 0; !style.namesNumbers() && LabelSpacing.touch(numbers, i); i++) {
      remove(numbers);
      addNumbers(LabelSpacing.thinned(values, style.scale, range.step(), i));
    }
    return self();
  }

  /**
   * Changes the font size of the numbers and keeps their distance from the line.
   *
   * @throws IllegalArgumentException if the size is not a finite number above 0
   */
  public final S resizeNumbers(double size) {
    Preconditions.requireAbove("the size of numbers", size, 0);
    Vec inner = style.numberDirection().negate();
    for (GlyphGroup<?> number : numbers) {
      Vec edge = number.corner(inner);
      number.fontSize(size);
      number.moveTo(edge, inner);
    }
    return self();
  }

  /** Adds numbers in the style {@code look} at these values. */
  public final S addNumbers(double[] values, NumberStyle look) {
    Group<GlyphGroup<?>> added = new Group<>();
    for (double value : values) {
      added.add(numberMobject(value, look));
    }
    numbers = added;
    return add(added);
  }

  /**
   * Returns the default style of single numbers: font size 36, below the line unless the axis style
   * says otherwise.
   */
  public final NumberStyle defaultNumberStyle() {
    return NumberStyle.of(style).size(style.numberSize());
  }

  /**
   * Creates a number next to its point. If the number is below or above the line, its digits are
   * centred at the point; the minus sign does not count.
   */
  public final GlyphGroup<?> numberMobject(double value) {
    return numberMobject(value, defaultNumberStyle().decimals(style.decimals(value)));
  }

  /** Creates a number in the style {@code look} next to its point. */
  public final GlyphGroup<?> numberMobject(double value, NumberStyle look) {
    if (style.scale instanceof Scale.Log log) {
      return placed(look.power(log, value), value, look);
    }
    DecimalNumber number = new DecimalNumber(value / look.unit(), look.decimals());
    number.fontSize(look.size()).groupWithCommas(range.groupsThousands());
    if (style.formulaNumbers) {
      number.asFormula();
    }
    if (look.unitTex().isEmpty() || value == 0) {
      return placed(number, value, look);
    }
    placed(number.unit(look.unitTex()), value, look);
    return Math.abs(Math.abs(number.value()) - 1) < 1e-9 ? bareUnit(number, look) : number;
  }

  private <N extends GlyphGroup<N>> N placed(N number, double value, NumberStyle look) {
    number.nextTo(numberToPoint(value), look.direction(), look.buff());
    if (value < 0 && look.direction().x() == 0) {
      number.shift(Vec.of(-number.first().width() / 2, 0));
    }
    return number;
  }

  /**
   * Returns the unit alone, such as π or -π instead of 1π or -1π, on the baseline of {@code one}.
   */
  private Tex bareUnit(DecimalNumber one, NumberStyle look) {
    String shown = look.unitTex().replace(NumberStyle.POWER_OF_TEN, "10");
    Tex unit = new Tex((one.value() < 0 ? "-" : "") + shown).fontSize(look.size());
    return placed(unit, one.value() * look.unit(), look).alignTo(one, Directions.DOWN);
  }

  /**
   * Adds labels at these values, on the side of the numbers (below the line by default). Along a
   * horizontal line, texts share one baseline.
   *
   * @param labels a list or a group of labels, one for each value
   * @throws IllegalArgumentException if there are not as many labels as values
   */
  public final S addLabels(double[] values, Iterable<? extends Mobject<?>> labels) {
    Group<Mobject<?>> added = new Group<>();
    labels.forEach(added::add);
    if (values.length != added.size()) {
      throw new IllegalArgumentException(
          values.length + " values have " + added.size() + " labels: give each its own");
    }
    Vec side = style.numberDirection();
    for (int i = 0; i < values.length; i++) {
      added.get(i).nextTo(numberToPoint(values[i]), side, style.numberBuff);
    }
    if (side.y() != 0 && Math.abs(unitVector().y()) < 1e-9) {
      BaselineAlignment.align(added.children(), side.y() > 0);
    }
    return add(added);
  }

  @Override
  protected void transformSelf(Affine map) {
    super.transformSelf(map);
    first = map.apply(first);
    last = map.apply(last);
  }

  @Override
  protected void mapPointsSelf(UnaryOperator<Vec> function) {
    super.mapPointsSelf(function);
    first = function.apply(first);
    last = function.apply(last);
  }

  @Override
  protected void becomeSelf(Mobject<?> other) {
    super.becomeSelf(other);
    first = endOf(other, true, first);
    last = endOf(other, false, last);
  }

  @Override
  protected Tween tweenSelf(Mobject<?> start, Mobject<?> end, MotionPath motion) {
    Vec from0 = endOf(start, true, first);
    Vec from1 = endOf(start, false, last);
    Vec to0 = endOf(end, true, from0);
    Vec to1 = endOf(end, false, from1);
    return super.tweenSelf(start, end, motion)
        .and(
            alpha -> {
              first = alpha == 1 ? to0 : motion.between(from0, to0, alpha);
              last = alpha == 1 ? to1 : motion.between(from1, to1, alpha);
            });
  }

  private static Vec endOf(Mobject<?> m, boolean atStart, Vec otherwise) {
    if (m instanceof AbstractNumberLine<?> line) {
      return atStart ? line.first : line.last;
    }
    boolean hasEnds = m instanceof VMobject<?> v && v.hasPoints();
    return !hasEnds ? otherwise : atStart ? ((VMobject<?>) m).start() : ((VMobject<?>) m).end();
  }
}
