package zoetrope.mobject.coordinates;

import java.util.Objects;
import java.util.function.BiFunction;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.lines.DashedLine;
import zoetrope.mobject.lines.Line;

/** What belongs to a graph: areas, rectangles, tangents and secants, lines to the axes. */
public interface GraphTools extends Plotting {

  // --- areas ---

  /** The area between a graph and the x axis over the graph's range, blue, half transparent. */
  default Area area(FunctionGraph graph) {
    return area(graph, graph.range().min(), graph.range().max());
  }

  /** The area between a graph and the x axis, between two values of x. */
  default Area area(FunctionGraph graph, double from, double to) {
    return new Area(AreaPaths.under(this, graph, from, to));
  }

  /** The area between two graphs, between two values of x. */
  default Area areaBetween(FunctionGraph graph, FunctionGraph other, double from, double to) {
    return new Area(AreaPaths.between(this, graph, other, from, to));
  }

  /** Rectangles under a graph over the whole x axis, as wide as its steps. */
  default RiemannRectangles riemannRectangles(FunctionGraph graph) {
    Range axis = xAxis().range();
    return riemannRectangles(graph, Range.of(xAxis().min(), xAxis().max(), axis.step()));
  }

  /** Rectangles under a graph, as wide as the steps of the range, as high as their left ends. */
  default RiemannRectangles riemannRectangles(FunctionGraph graph, Range range) {
    return riemannRectangles(graph, range, RiemannRectangles.Sample.LEFT);
  }

  /**
   * Rectangles under a graph, as wide as the steps of the range.
   *
   * @throws IllegalArgumentException where the graph has no finite value
   */
  default RiemannRectangles riemannRectangles(
      FunctionGraph graph, Range range, RiemannRectangles.Sample sample) {
    return new RiemannRectangles(this, graph, null, range, sample);
  }

  /** Rectangles between two graphs, as wide as the steps of the range, by their left ends. */
  default RiemannRectangles riemannRectanglesBetween(
      FunctionGraph graph, FunctionGraph other, Range range) {
    return riemannRectanglesBetween(graph, other, range, RiemannRectangles.Sample.LEFT);
  }

  /**
   * Rectangles from one graph to another, as wide as the steps of the range; negative where the
   * first is below.
   *
   * @throws IllegalArgumentException where a graph has no finite value
   */
  default RiemannRectangles riemannRectanglesBetween(
      FunctionGraph graph, FunctionGraph other, Range range, RiemannRectangles.Sample sample) {
    Objects.requireNonNull(other, "rectangles between two graphs need the other one, not null");
    return new RiemannRectangles(this, graph, other, range, sample);
  }

  // --- tangents and secants ---

  /** The slope of a graph in coordinates: the derivative of its function. */
  default double derivative(double x, FunctionGraph graph) {
    return Graphs.derivative(graph, x);
  }

  /** The angle in the picture, in radians, at which a graph rises at {@code x}. */
  default double angleOfTangent(double x, FunctionGraph graph) {
    double h = 1e-5 * Math.max(1, Math.abs(x));
    return i2gp(x + h, graph).minus(i2gp(x - h, graph)).angle();
  }

  /** Rise over run of a graph in the picture: the derivative where both units are equally long. */
  default double slopeOfTangent(double x, FunctionGraph graph) {
    Vec rise = Vec.polar(1, angleOfTangent(x, graph));
    return rise.y() / rise.x();
  }

  /** The tangent at {@code x}, 5 scene units long, its middle on the graph. */
  default Line tangentLine(double x, FunctionGraph graph) {
    return tangentLine(x, graph, 5);
  }

  /** The tangent at {@code x}, its middle on the graph. */
  default Line tangentLine(double x, FunctionGraph graph, double length) {
    Vec half = Vec.polar(length / 2, angleOfTangent(x, graph));
    Vec at = i2gp(x, graph);
    return new Line(at.minus(half), at.plus(half));
  }

  /** The secant through the points at {@code x} and {@code x + dx}, with its differences. */
  default SecantGroup secantSlopeGroup(double x, FunctionGraph graph, double dx) {
    return new SecantGroup(
        i2gp(x, graph),
        coordsToPoint(x + dx, graph.valueAt(x)),
        i2gp(x + dx, graph),
        graph.color());
  }

  // --- lines to the axes ---

  /** A dashed line from the x axis to a point. */
  default DashedLine vLine(Vec point) {
    return vLine(point, GuideLines::dashed);
  }

  /** A dashed line from the y axis to a point. */
  default DashedLine hLine(Vec point) {
    return hLine(point, GuideLines::dashed);
  }

  /** A solid line from the x axis to a point, as thin as the dashed ones. */
  default Line solidVLine(Vec point) {
    return vLine(point, GuideLines::solid);
  }

  /** A solid line from the y axis to a point, as thin as the dashed ones. */
  default Line solidHLine(Vec point) {
    return hLine(point, GuideLines::solid);
  }

  /**
   * A line of any kind from the x axis to a point: {@code axes.vLine(point, (foot, end) ->
   * arrow(foot, end).buff(0))}.
   *
   * @param maker makes the line from its two ends
   */
  default <L extends Mobject<?>> L vLine(Vec point, BiFunction<Vec, Vec, L> maker) {
    Vec coords = pointToCoords(point);
    return maker.apply(coordsToPoint(coords.x(), GuideLines.value(yAxis(), crossingY())), point);
  }

  /**
   * A line of any kind from the y axis to a point.
   *
   * @param maker makes the line from its two ends
   */
  default <L extends Mobject<?>> L hLine(Vec point, BiFunction<Vec, Vec, L> maker) {
    Vec coords = pointToCoords(point);
    return maker.apply(coordsToPoint(GuideLines.value(xAxis(), crossingX()), coords.y()), point);
  }

  /** Dashed lines from both axes to a point. */
  default Group<DashedLine> linesToPoint(Vec point) {
    return new Group<>(hLine(point), vLine(point));
  }

  /** A dashed line from the x axis to the graph. */
  default DashedLine vLineToGraph(double x, FunctionGraph graph) {
    return vLine(i2gp(x, graph));
  }

  /** A dashed line from the y axis to the graph. */
  default DashedLine hLineToGraph(double x, FunctionGraph graph) {
    return hLine(i2gp(x, graph));
  }

  /** A solid line from the x axis to the graph. */
  default Line solidVLineToGraph(double x, FunctionGraph graph) {
    return solidVLine(i2gp(x, graph));
  }

  /** A line of any kind from the x axis to the graph; see {@link #vLine(Vec, BiFunction)}. */
  default <L extends Mobject<?>> L vLineToGraph(
      double x, FunctionGraph graph, BiFunction<Vec, Vec, L> maker) {
    return vLine(i2gp(x, graph), maker);
  }

  /** A line of any kind from the y axis to the graph; see {@link #hLine(Vec, BiFunction)}. */
  default <L extends Mobject<?>> L hLineToGraph(
      double x, FunctionGraph graph, BiFunction<Vec, Vec, L> maker) {
    return hLine(i2gp(x, graph), maker);
  }

  /** Lines of any kind from both axes to a point: from the y axis first. */
  default <L extends Mobject<?>> Group<L> linesToPoint(Vec point, BiFunction<Vec, Vec, L> maker) {
    Group<L> lines = new Group<>();
    lines.add(hLine(point, maker));
    lines.add(vLine(point, maker));
    return lines;
  }

  /** Dashed lines from the x axis to the graph at every step of a range. */
  default Group<DashedLine> vLinesToGraph(FunctionGraph graph, Range range) {
    Group<DashedLine> lines = new Group<>();
    for (double x : range.values()) {
      lines.add(vLineToGraph(x, graph));
    }
    return lines;
  }

  /** A yellow line from the x axis to the graph, with a triangle below that points at x. */
  default TLabel tLabel(double x, FunctionGraph graph) {
    Vec foot = coordsToPoint(x, GuideLines.value(yAxis(), crossingY()));
    return new TLabel(foot, i2gp(x, graph));
  }
}
