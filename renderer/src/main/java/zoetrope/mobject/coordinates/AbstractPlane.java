package zoetrope.mobject.coordinates;

import java.util.Arrays;
import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.VMobject;
import zoetrope.mobject.lines.Arrow;
import zoetrope.mobject.lines.Line;

/** Axes in front of a grid of lines. The painting order is faded lines, lines, axes. */
public abstract class AbstractPlane<S extends AbstractPlane<S>> extends CoordinateSystem<S> {
  /** White axes without ticks, with numbers below and to the left of their points. */
  public static final AxisStyle AXIS =
      AxisStyle.DEFAULT.color(Palette.WHITE).noTicks().numberPlace(Directions.DL, 0.1);

  /** Returns the Community style of axes, with numbers below and to the right of their points. */
  static AxisStyle communityAxis() {
    return AxisStyle.COMMUNITY
        .noTicks()
        .numberSize(Theme.choose(25, 24))
        .numberPlace(Directions.DR, 0.1);
  }

  static AxisStyle axisOfTheme() {
    return Theme.isCommunity() ? communityAxis().exclude(0) : AXIS;
  }

  private final Group<VMobject<?>> fadedLines = new Group<>();
  private final Group<VMobject<?>> backgroundLines = new Group<>();

  AbstractPlane(Range x, Range y, AxisStyle xStyle, AxisStyle yStyle) {
    super(x, y, xStyle, yStyle);
    addToBack(fadedLines, backgroundLines);
  }

  final void addGrid(GridStyle style) {
    addLines(xAxis(), yAxis(), style);
    addLines(yAxis(), xAxis(), style);
    paint(style);
  }

  final void paint(GridStyle style) {
    paint(backgroundLines, style.lines());
    paint(fadedLines, style.faded());
  }

  private static void paint(Group<VMobject<?>> lines, GridStyle.Stroke look) {
    lines.setStroke(look.color(), look.width(), look.opacity());
  }

  private void addLines(NumberLine axis, NumberLine across, GridStyle style) {
    Range range = across.range();
    double[] whole = range.multiples();
    Range fine = range.withStep(range.step() / (style.fadedLines() + 1));
    for (double position : fine.multiples()) {
      Vec shift = across.positionToPoint(position).minus(origin());
      if (style.strictlyInside() ? isInside(position, range) : shift.length() >= 1e-8) {
        Line line = new Line(axis.startPoint().plus(shift), axis.endPoint().plus(shift));
        (contains(whole, position, range.step()) ? backgroundLines : fadedLines).add(line);
      }
    }
  }

  private static boolean isInside(double position, Range range) {
    double tolerance = 1e-6 * range.step();
    return position > range.min() + tolerance && position < range.max() - tolerance;
  }

  private static boolean contains(double[] steps, double position, double step) {
    return Arrays.stream(steps).anyMatch(s -> Math.abs(s - position) < 1e-6 * step);
  }

  /** Returns the lines at the steps of the axes; in a polar plane, circles and rays. */
  public Group<VMobject<?>> backgroundLines() {
    return backgroundLines;
  }

  /** Returns the faded lines between the lines at the steps. */
  public Group<VMobject<?>> fadedLines() {
    return fadedLines;
  }

  /** Creates an arrow from the origin to the point of these coordinates. */
  public Arrow vector(double x, double y) {
    return new Arrow(origin(), coordsToPoint(x, y)).buff(0);
  }

  /** Splits each line so that it has 50 more curves, which a nonlinear map can bend. */
  public S prepareForNonlinearTransform() {
    return prepareForNonlinearTransform(50);
  }

  /** Splits each line so that it has {@code pieces} more curves. */
  public S prepareForNonlinearTransform(int pieces) {
    visit(
        m -> {
          if (m instanceof Line || m instanceof NumberLine) {
            ((VMobject<?>) m).insertCurves(pieces);
          }
        });
    return self();
  }
}
