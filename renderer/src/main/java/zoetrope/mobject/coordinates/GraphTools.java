package zoetrope.mobject.coordinates;

import java.util.Arrays;
import java.util.Objects;
import java.util.function.BiFunction;
import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.DashedLine;
import zoetrope.mobject.lines.Line;

/** Additions to graphs: areas, rectangles, tangents and secants, lines to the axes. */
public interface GraphTools extends Plotting {

  // --- areas ---

  /** Creates the area between a graph and the x axis over the range of the graph. */
  default Area area(FunctionGraph graph) {
    return area(graph, graph.range().min(), graph.range().max());
  }

  /** Creates the area between a graph and the x axis, between two values of x. */
  default Area area(FunctionGraph graph, double from, double to) {
    return new Area(AreaPaths.under(this, graph, from, to));
  }

  /** Creates the area between two graphs, between two values of x. */
  default Area areaBetween(FunctionGraph graph, FunctionGraph other, double from, double to) {
    return new Area(AreaPaths.between(this, graph, other, from, to));
  }

  /** Creates rectangles under a graph, where its range and the range of the x axis overlap. */
  default RiemannRectangles riemannRectangles(FunctionGraph graph) {
    double from = Math.max(graph.range().min(), xAxis().min());
    double to = Math.max(from, Math.min(graph.range().max(), xAxis().max()));
    return riemannRectangles(graph, Range.of(from, to, xAxis().range().step()));
  }

  /**
   * Creates rectangles under a graph, as wide as the steps of the range. Each is as high as the
   * graph at its left end.
   */
  default RiemannRectangles riemannRectangles(FunctionGraph graph, Range range) {
    return riemannRectangles(graph, range, RiemannRectangles.Sample.LEFT);
  }

  /**
   * Creates rectangles under a graph, as wide as the steps of the range.
   *
   * @param sample where in its interval each rectangle touches the graph
   * @throws IllegalArgumentException if the graph has no finite value at one of these places
   */
  default RiemannRectangles riemannRectangles(
      FunctionGraph graph, Range range, RiemannRectangles.Sample sample) {
    return new RiemannRectangles(this, graph, null, range, sample);
  }

  /**
   * Creates rectangles between two graphs, as wide as the steps of the range. Each is as high as
   * the distance between the graphs at its left end.
   */
  default RiemannRectangles riemannRectanglesBetween(
      FunctionGraph graph, FunctionGraph other, Range range) {
    return riemannRectanglesBetween(graph, other, range, RiemannRectangles.Sample.LEFT);
  }

  /**
   * Creates rectangles between two graphs, as wide as the steps of the range. They are negative
   * where the first graph is below the other.
   *
   * @param sample where in its interval each rectangle touches the graphs
   * @throws IllegalArgumentException if a graph has no finite value at one of these places
   */
  default RiemannRectangles riemannRectanglesBetween(
      FunctionGraph graph, FunctionGraph other, Range range, RiemannRectangles.Sample sample) {
    Objects.requireNonNull(other, "rectangles between two graphs need the other one, not null");
    return new RiemannRectangles(this, graph, other, range, sample);
  }

  // --- tangents and secants ---

  /** Returns the slope of a graph at {@code x} in coordinates: the derivative of its function. */
  default double derivative(double x, FunctionGraph graph) {
    return Graphs.derivative(graph, x);
  }

  /** Returns the angle of the tangent at {@code x} in the scene, in radians. */
  default double angleOfTangent(double x, FunctionGraph graph) {
    double h = 1e-5 * Math.max(1, Math.abs(x));
    Vec at = i2gp(x, graph);
    Vec before = coordsToPoint(x - h, graph.valueAt(x - h));
    Vec after = coordsToPoint(x + h, graph.valueAt(x + h));
    return (after.isFinite() ? after : at).minus(before.isFinite() ? before : at).angle();
  }

  /**
   * Returns the slope of the tangent at {@code x} in the scene. It equals the derivative if both
   * axes have units of equal length.
   */
  default double slopeOfTangent(double x, FunctionGraph graph) {
    Vec rise = Vec.polar(1, angleOfTangent(x, graph));
    return rise.y() / rise.x();
  }

  /** Creates the tangent at {@code x}, 5 scene units long, with its middle on the graph. */
  default Line tangentLine(double x, FunctionGraph graph) {
    return tangentLine(x, graph, 5);
  }

  /** Creates the tangent at {@code x}, with a length in scene units and its middle on the graph. */
  default Line tangentLine(double x, FunctionGraph graph, double length) {
    Vec half = Vec.polar(length / 2, angleOfTangent(x, graph));
    Vec at = i2gp(x, graph);
    return new Line(at.minus(half), at.plus(half));
  }

  /** Creates the secant between {@code x} and {@code x + dx}, with lines for dx and df. */
  default SecantGroup secantSlopeGroup(double x, FunctionGraph graph, double dx) {
    return new SecantGroup(
        i2gp(x, graph),
        coordsToPoint(x + dx, graph.valueAt(x)),
        i2gp(x + dx, graph),
        graph.color());
  }

  // --- lines to the axes ---

  private static DashedLine dashed(Vec from, Vec to) {
    return new DashedLine(from, to).setStroke(Theme.choose(Palette.GREY_A, Palette.WHITE), 2);
  }

  private static Line solid(Vec from, Vec to) {
    return new Line(from, to).setStroke(Theme.choose(Palette.GREY_A, Palette.WHITE), 2);
  }

  /** Creates a dashed line from the x axis to a point. */
  default DashedLine vLine(Vec point) {
    return vLine(point, GraphTools::dashed);
  }

  /** Creates a dashed line from the y axis to a point. */
  default DashedLine hLine(Vec point) {
    return hLine(point, GraphTools::dashed);
  }

  /** Creates a thin solid line from the x axis to a point. */
  default Line solidVLine(Vec point) {
    return vLine(point, GraphTools::solid);
  }

  /** Creates a thin solid line from the y axis to a point. */
  default Line solidHLine(Vec point) {
    return hLine(point, GraphTools::solid);
  }

  /**
   * Creates any kind of line from the x axis to a point: {@code axes.vLine(point, (foot, end) ->
   * arrow(foot, end).buff(0))}.
   *
   * @param maker creates the line from its start on the axis and its end
   */
  default <L extends Mobject<?>> L vLine(Vec point, BiFunction<Vec, Vec, L> maker) {
    Vec coords = pointToCoords(point);
    return maker.apply(coordsToPoint(coords.x(), yAxis().numberScale().value(crossingY())), point);
  }

  /**
   * Creates any kind of line from the y axis to a point.
   *
   * @param maker creates the line from its start on the axis and its end
   */
  default <L extends Mobject<?>> L hLine(Vec point, BiFunction<Vec, Vec, L> maker) {
    Vec coords = pointToCoords(point);
    return maker.apply(coordsToPoint(xAxis().numberScale().value(crossingX()), coords.y()), point);
  }

  /** Creates dashed lines from both axes to a point. */
  default Group<DashedLine> linesToPoint(Vec point) {
    return new Group<>(hLine(point), vLine(point));
  }

  /** Creates a dashed line from the x axis to the graph at {@code x}. */
  default DashedLine vLineToGraph(double x, FunctionGraph graph) {
    return vLine(i2gp(x, graph));
  }

  /** Creates a dashed line from the y axis to the graph at {@code x}. */
  default DashedLine hLineToGraph(double x, FunctionGraph graph) {
    return hLine(i2gp(x, graph));
  }

  /** Creates a thin solid line from the x axis to the graph at {@code x}. */
  default Line solidVLineToGraph(double x, FunctionGraph graph) {
    return solidVLine(i2gp(x, graph));
  }

  /** Creates any kind of line from the x axis to the graph; see {@link #vLine(Vec, BiFunction)}. */
  default <L extends Mobject<?>> L vLineToGraph(
      double x, FunctionGraph graph, BiFunction<Vec, Vec, L> maker) {
    return vLine(i2gp(x, graph), maker);
  }

  /** Creates any kind of line from the y axis to the graph; see {@link #hLine(Vec, BiFunction)}. */
  default <L extends Mobject<?>> L hLineToGraph(
      double x, FunctionGraph graph, BiFunction<Vec, Vec, L> maker) {
    return hLine(i2gp(x, graph), maker);
  }

  /** Creates any kind of lines from both axes to a point; the first starts at the y axis. */
  default <L extends Mobject<?>> Group<L> linesToPoint(Vec point, BiFunction<Vec, Vec, L> maker) {
    Group<L> lines = new Group<>();
    lines.add(hLine(point, maker));
    lines.add(vLine(point, maker));
    return lines;
  }

  /** Creates dashed lines from the x axis to the graph at each step of a range. */
  default Group<DashedLine> vLinesToGraph(FunctionGraph graph, Range range) {
    return Group.of(Arrays.stream(range.values()).mapToObj(x -> vLineToGraph(x, graph)));
  }

  /** Creates a yellow line from the x axis to the graph, with a triangle below that points at x. */
  default TLabel tLabel(double x, FunctionGraph graph) {
    Vec foot = coordsToPoint(x, yAxis().numberScale().value(crossingY()));
    return new TLabel(foot, i2gp(x, graph));
  }
}
