package zoetrope.mobject.coordinates;

import java.util.Arrays;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.mobject.GridLayout;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.text.GlyphGroup;

/**
 * Axes that cross, and all that can be drawn by their coordinates. The base of {@link Axes}, {@link
 * ThreeDAxes} and the planes.
 *
 * <p>Coordinates follow the axes however these are moved, turned, scaled, copied or transformed.
 *
 * @param <S> the concrete class itself
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
    xAxis = new NumberLine(x, xStyle);
    xAxis.shift(xAxis.positionToPoint(crossingX).negate());
    yAxis = new NumberLine(y, yStyle.noNumbers());
    yAxis.shift(yAxis.positionToPoint(crossingY).negate());
    yAxis.rotate(Math.PI / 2, Directions.OUT, Vec.ZERO);
    if (yStyle.numbers) {
      yAxis.addNumbers();
    }
    add(xAxis, yAxis);
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

  /** All axes, in order; a new group of the same objects. */
  public Group<NumberLine> axes() {
    return new Group<>(xAxis, yAxis);
  }

  /**
   * Numbers at all ticks of all axes, or at those that their styles name, as children of the axes.
   * There is none where axes cross, unless it is named.
   */
  public S addCoordinateLabels() {
    for (NumberLine axis : axes()) {
      axis.addNumbersOfAxis();
    }
    return self();
  }

  /** Numbers at these values of the axes, as children of the axes. */
  public S addCoordinateLabels(double[] xs, double[] ys) {
    xAxis.addNumbers(xs);
    yAxis.addNumbers(ys);
    return self();
  }

  /** The numbers of all axes, an axis a group. */
  public Group<Group<GlyphGroup<?>>> coordinateLabels() {
    return Group.of(axes().stream().map(NumberLine::numbers));
  }

  static double[] withoutZero(double[] values) {
    return Arrays.stream(values).filter(v -> Math.abs(v) > 1e-9).toArray();
  }

  /** Moves the middle of both axes' ranges to the origin. */
  final void centerRanges() {
    Vec middle = positionsToPoint(middle(xAxis.range()), middle(yAxis.range()));
    shift(middle.negate());
  }

  private static double middle(Range range) {
    return (range.min() + range.max()) / 2;
  }

  /** A group of {@code n} copies in the same place. */
  public final Group<S> replicate(int n) {
    return Group.ofCopies(self(), n);
  }

  /** A grid of copies, row by row, of the layout's rows and columns. */
  public final Group<S> grid(GridLayout layout) {
    return Group.ofCopies(self(), layout);
  }
}
