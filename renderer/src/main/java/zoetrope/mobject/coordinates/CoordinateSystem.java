package zoetrope.mobject.coordinates;

import java.util.Arrays;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.mobject.GridLayout;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.GlyphGroup;

/**
 * Axes that cross, and everything that can be drawn in their coordinates. This is the base of
 * {@link Axes}, {@link ThreeDAxes} and the planes.
 *
 * <p>Coordinates follow the axes when these are moved, rotated, scaled, copied or transformed.
 */
public abstract class CoordinateSystem<S extends CoordinateSystem<S>> extends Mobject<S>
    implements AxisLabels {
  private final NumberLine xAxis;
  private final NumberLine yAxis;
  private final double crossingX;
  private final double crossingY;

  CoordinateSystem(Range x, Range y, AxisStyle xStyle, AxisStyle yStyle) {
    crossingX = xStyle.crossing(x);
    crossingY = yStyle.crossing(y);
    xAxis = new NumberLine(x, clear(xStyle, x, yStyle, y, crossingY));
    xAxis.shift(xAxis.positionToPoint(crossingX).negate());
    yAxis = new NumberLine(y, clear(yStyle, y, xStyle, x, crossingX).noNumbers());
    yAxis.shift(yAxis.positionToPoint(crossingY).negate());
    yAxis.rotate(Math.PI / 2, Directions.OUT, Vec.ZERO);
    if (yStyle.numbers) {
      yAxis.addNumbers();
    }
    add(xAxis, yAxis);
  }

  /**
   * Excludes the number at the crossing if the line of the other axis would cover it.
   *
   * @param other the style of the other axis
   * @param across the range of the other axis
   * @param position the position of the crossing on the other axis
   */
  private static AxisStyle clear(
      AxisStyle style, Range range, AxisStyle other, Range across, double position) {
    Vec side = style.numberDirection();
    boolean isLow = side.x() + side.y() < 0 != other.reversed;
    boolean isCovered = isLow ? position > across.min() : position < across.max();
    return style.numbers && !style.namesNumbers() && isCovered
        ? style.excludeToo(style.scale.value(style.crossing(range)))
        : style;
  }

  @Override
  public final NumberLine xAxis() {
    return xAxis;
  }

  @Override
  public final NumberLine yAxis() {
    return yAxis;
  }

  @Override
  public final double crossingX() {
    return crossingX;
  }

  @Override
  public final double crossingY() {
    return crossingY;
  }

  /** Returns a new group of all axes, in order. */
  public Group<NumberLine> axes() {
    return new Group<>(xAxis, yAxis);
  }

  /**
   * Adds numbers at all ticks of all axes, or at the values that their styles list. There is no
   * number at the crossing unless a style lists it. The numbers are children of the axes.
   */
  public S addCoordinateLabels() {
    for (NumberLine axis : axes()) {
      axis.addNumbersOfAxis();
    }
    clearCorner();
    return self();
  }

  /**
   * Removes numbers of the y axis that overlap numbers of the x axis, if the axes do not cross at
   * 0.
   */
  final void clearCorner() {
    if (crossingX != 0 || crossingY != 0) {
      LabelSpacing.removeCovered(yAxis.numbers(), xAxis.numbers());
    }
  }

  /** Adds numbers at these values of the axes, as children of the axes. */
  public S addCoordinateLabels(double[] xs, double[] ys) {
    xAxis.addNumbers(xs);
    yAxis.addNumbers(ys);
    return self();
  }

  /** Returns the numbers of all axes, in one group for each axis. */
  public Group<Group<GlyphGroup<?>>> coordinateLabels() {
    return Group.of(axes().stream().map(NumberLine::numbers));
  }

  static double[] withoutZero(double[] values) {
    return Arrays.stream(values).filter(v -> Math.abs(v) > 1e-9).toArray();
  }

  final void centerRanges() {
    Vec middle = positionsToPoint(middle(xAxis.range()), middle(yAxis.range()));
    shift(middle.negate());
  }

  private static double middle(Range range) {
    return (range.min() + range.max()) / 2;
  }

  /** Returns a group of {@code n} copies of this object, all in the same place. */
  public final Group<S> replicate(int n) {
    return Group.ofCopies(self(), n);
  }

  /** Returns a grid of copies of this object with the rows and columns of {@code layout}. */
  public final Group<S> grid(GridLayout layout) {
    return Group.ofCopies(self(), layout);
  }
}
