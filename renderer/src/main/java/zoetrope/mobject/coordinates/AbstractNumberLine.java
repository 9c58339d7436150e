package zoetrope.mobject.coordinates;

import java.util.Arrays;
import java.util.function.UnaryOperator;
import zoetrope.frame.Stroke;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.Preconditions;
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
 * A line on which every point stands for a number: the base of {@link NumberLine} and {@link
 * UnitInterval}. Ticks, tip and numbers are children.
 *
 * <p>It knows where its numbers lie however it is moved, turned, scaled or transformed, also while
 * only a part of it is drawn.
 *
 * @param <S> the concrete class itself
 */
public abstract class AbstractNumberLine<S extends AbstractNumberLine<S>> extends VMobject<S> {
  private final Range range;
  private final AxisStyle style;
  private final Group<Line> ticks = new Group<>();
  private Polygon tip;
  private Group<GlyphGroup<?>> numbers = new Group<>();

  /** Where the least and the greatest number lie in the scene. */
  private Vec first;

  private Vec last;

  AbstractNumberLine(Range range, AxisStyle style) {
    this.range = range;
    this.style = style;
    double half = style.lengthOf(range) / 2;
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
      if (style.showsTickAt(value)) {
        ticks.add(tick(value, style.halfTickAt(value)));
      }
    }
    add(ticks);
  }

  // --- numbers and points ---

  /** The range of the line: of its numbers, or of the exponents of a logarithmic line. */
  public final Range range() {
    return range;
  }

  /** How its numbers lie along it. */
  public final Scale numberScale() {
    return style.scale;
  }

  /** The least number. */
  public final double min() {
    return style.scale.value(range.min());
  }

  /** The greatest number. */
  public final double max() {
    return style.scale.value(range.max());
  }

  /** The point of a number; numbers beyond the ends lie beyond the ends. */
  public final Vec numberToPoint(double number) {
    return positionToPoint(style.scale.position(number));
  }

  /** The same as {@link #numberToPoint}. */
  public final Vec n2p(double number) {
    return numberToPoint(number);
  }

  /** The number whose point is nearest to {@code point}. */
  public final double pointToNumber(Vec point) {
    Vec way = last.minus(first);
    double alpha = point.minus(first).dot(way) / way.dot(way);
    return style.scale.value((1 - alpha) * range.min() + alpha * range.max());
  }

  /** The same as {@link #pointToNumber}. */
  public final double p2n(Vec point) {
    return pointToNumber(point);
  }

  final Vec positionToPoint(double position) {
    double alpha = (position - range.min()) / range.length();
    return first.times(1 - alpha).plus(last.times(alpha));
  }

  /** From the point of position 0 to that of position 1. */
  final Vec unit() {
    return last.minus(first).times(1 / range.length());
  }

  /** Where the least number lies. */
  public final Vec startPoint() {
    return first;
  }

  /** Where the greatest number lies: at the point of the tip if there is one. */
  public final Vec endPoint() {
    return last;
  }

  /** The distance of the greatest from the least number, in scene units. */
  public final double length() {
    return first.distance(last);
  }

  /** The direction in which numbers grow, of length 1. */
  public final Vec unitVector() {
    return last.minus(first).normalized();
  }

  /** The distance of two numbers that differ by 1 (on a logarithmic line: by one power). */
  public final double unitSize() {
    return unit().length();
  }

  /** The point of the line nearest to {@code point}; the line goes on beyond its ends. */
  public final Vec projection(Vec point) {
    Vec along = unitVector();
    return first.plus(along.times(point.minus(first).dot(along)));
  }

  // --- parts ---

  /** The numbers that have ticks, from the least on. */
  public final double[] tickValues() {
    return style.tickValues(range);
  }

  /** The positions at every step of a range, counted as this line counts its ticks. */
  final double[] steps(Range positions) {
    return style.steps(positions);
  }

  /** The ticks, from the least number on. */
  public final Group<Line> ticks() {
    return ticks;
  }

  /** A new tick across the line at a number, reaching {@code size} scene units to each side. */
  public final Line tick(double number, double size) {
    Vec at = numberToPoint(number);
    Vec across = normal().times(size);
    return new Line(at.minus(across), at.plus(across)).setStyle(selfStyle());
  }

  /** Across the line, in the picture's plane unless the line comes out of it. */
  private Vec normal() {
    Vec across = Directions.OUT.cross(unitVector());
    return across.length() < 1e-9 ? Directions.UP : across.normalized();
  }

  /**
   * The tip.
   *
   * @throws IllegalStateException when there is none
   */
  public final Polygon tip() {
    if (tip == null) {
      throw new IllegalStateException(
          "this " + kind() + " has no tip: build it with AxisStyle.DEFAULT.tip()");
    }
    return tip;
  }

  /** The numbers that were added; empty before. */
  public final Group<GlyphGroup<?>> numbers() {
    return numbers;
  }

  /**
   * Adds numbers at all ticks, or at those that the style names, but for those that it excludes, in
   * its size for numbers.
   */
  public final S addNumbers() {
    return addNumbers(style.numberValues(range));
  }

  /**
   * Adds the numbers of axes in the place of those that there are: as {@link #addNumbers()}, but
   * none where another axis crosses.
   */
  final void addNumbersOfAxis() {
    double[] values = style.numberValues(range);
    remove(numbers);
    addNumbers(
        style.namesNumbers()
            ? values
            : Arrays.stream(values).filter(x -> !style.isCrossing(x)).toArray());
  }

  /** Adds numbers at these values, with as many decimals as they need unless the style says. */
  public final S addNumbers(double... values) {
    NumberStyle look = NumberStyle.of(style).size(style.addedNumberSize());
    return addNumbers(values, look.decimals(style.decimals(values)));
  }

  /**
   * Sets the numbers anew in another font size, as far from the line as they were.
   *
   * @throws IllegalArgumentException for a size that is not above 0
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

  /** Adds numbers that look as {@code look} says at these values. */
  public final S addNumbers(double[] values, NumberStyle look) {
    Group<GlyphGroup<?>> added = new Group<>();
    for (double value : values) {
      added.add(numberMobject(value, look));
    }
    numbers = added;
    return add(added);
  }

  /** How this line's numbers look unless another style is named: of size 36, below it. */
  public final NumberStyle defaultNumberStyle() {
    return NumberStyle.of(style).size(style.numberSize());
  }

  /** A new number beside its point; a minus does not count when it is centred below or above. */
  public final GlyphGroup<?> numberMobject(double value) {
    return numberMobject(value, defaultNumberStyle().decimals(style.decimals(value)));
  }

  /** A new number beside its point, which looks as {@code look} says. */
  public final GlyphGroup<?> numberMobject(double value, NumberStyle look) {
    if (style.scale instanceof Scale.Log log) {
      return placed(power(log, value, look), value, look);
    }
    DecimalNumber number = new DecimalNumber(value / look.unit(), look.decimals());
    number.fontSize(look.size());
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

  /** Plus or minus the unit, without the 1, on the same baseline. */
  private Tex bareUnit(DecimalNumber one, NumberStyle look) {
    Tex unit = new Tex((one.value() < 0 ? "-" : "") + look.unitTex()).fontSize(look.size());
    return placed(unit, one.value() * look.unit(), look).alignTo(one, Directions.DOWN);
  }

  private static Tex power(Scale.Log log, double value, NumberStyle look) {
    String base = LabelNumbers.of(log.base());
    return new Tex(base + "^{" + LabelNumbers.of(log.position(value)) + "}").fontSize(look.size());
  }

  /**
   * Puts labels, a list or a group of them, below the line (or where its numbers go), each at its
   * number; along a level line texts stand on one baseline.
   *
   * @throws IllegalArgumentException unless there are as many labels as values
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

  // --- where the numbers lie, through every change ---

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
    first = startOf(other, first);
    last = endOf(other, last);
  }

  @Override
  protected Tween tweenSelf(Mobject<?> start, Mobject<?> end, MotionPath motion) {
    Vec from0 = startOf(start, first);
    Vec from1 = endOf(start, last);
    Vec to0 = startOf(end, from0);
    Vec to1 = endOf(end, from1);
    return super.tweenSelf(start, end, motion)
        .and(
            alpha -> {
              first = alpha == 1 ? to0 : motion.between(from0, to0, alpha);
              last = alpha == 1 ? to1 : motion.between(from1, to1, alpha);
            });
  }

  private static Vec startOf(Mobject<?> m, Vec otherwise) {
    if (m instanceof AbstractNumberLine<?> line) {
      return line.first;
    }
    return m instanceof VMobject<?> v && v.hasPoints() ? v.start() : otherwise;
  }

  private static Vec endOf(Mobject<?> m, Vec otherwise) {
    if (m instanceof AbstractNumberLine<?> line) {
      return line.last;
    }
    return m instanceof VMobject<?> v && v.hasPoints() ? v.end() : otherwise;
  }
}
