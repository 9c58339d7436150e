package zoetrope.mobject.coordinates;

import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleFunction;
import java.util.function.DoubleUnaryOperator;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.mobject.Group;
import zoetrope.mobject.shapes.Dot;

/** Curves and points in a coordinate system. They are new objects, not children of the axes. */
public interface Plotting extends CoordinateFrame {
  /** The number of samples of a graph for each step of the x axis. */
  int SAMPLES_PER_STEP = 20;

  /** Creates the graph of a function over the whole x axis. */
  default FunctionGraph plot(DoubleUnaryOperator function) {
    return plot(function, xAxis().min(), xAxis().max());
  }

  /** Creates the graph of a function over a range of x; the step of the range has no effect. */
  default FunctionGraph plot(DoubleUnaryOperator function, Range x) {
    return plot(function, x.min(), x.max());
  }

  /**
   * Creates the graph of a function between two values of x. The graph is broken where the function
   * jumps or has no finite value, and cut at the box of the axes; see {@link
   * FunctionGraph#unclipped}. It is empty if both values of x are equal.
   */
  default FunctionGraph plot(DoubleUnaryOperator function, double from, double to) {
    Range range = Range.of(from, to);
    Path path = Graphs.path(this, function, from, to);
    return new FunctionGraph(function, range, path, AxesClip.lines(this, path));
  }

  /** Redraws {@code graph} as the graph of {@code function}, at the current place of the axes. */
  default FunctionGraph bindGraph(FunctionGraph graph, DoubleUnaryOperator function) {
    Range range = graph.range();
    Path path = Graphs.path(this, function, range.min(), range.max());
    return graph.redraw(function, path, AxesClip.lines(this, path));
  }

  /**
   * Creates the curve of a function from numbers to coordinates, cut at the box of the axes; see
   * {@link ParametricCurve#unclipped}.
   */
  default ParametricCurve plotParametric(DoubleFunction<Vec> function, Range range) {
    return new ParametricCurve(
        t -> {
          Vec coords = function.apply(t);
          return coordsToPoint(coords.x(), coords.y());
        },
        range,
        path -> AxesClip.lines(this, path));
  }

  /** Creates the curve with radius {@code radius(theta)} at each angle of a turn, in radians. */
  default ParametricCurve plotPolar(DoubleUnaryOperator radius) {
    return plotPolar(radius, Range.of(0, 2 * Math.PI, 0.1));
  }

  /** Creates the curve with radius {@code radius(theta)} at each angle of a range, in radians. */
  default ParametricCurve plotPolar(DoubleUnaryOperator radius, Range theta) {
    return plotParametric(angle -> Vec.polar(radius.applyAsDouble(angle), angle), theta);
  }

  /**
   * Creates the curve where a function of both coordinates is 0. For a contour plot of f, draw one
   * curve for each level: {@code axes.plotImplicit((x, y) -> f(x, y) - level)}.
   */
  default ImplicitCurve plotImplicit(DoubleBinaryOperator function) {
    Scale x = xAxis().numberScale();
    Scale y = yAxis().numberScale();
    DoubleBinaryOperator atPositions = (u, v) -> function.applyAsDouble(x.value(u), y.value(v));
    return new ImplicitCurve(
        MarchingSquares.path(
            MarchingSquares.trace(atPositions, xAxis().range(), yAxis().range()),
            p -> positionsToPoint(p.x(), p.y())));
  }

  /** Creates the graph of the derivative of {@code graph}, over the same range. */
  default FunctionGraph plotDerivative(FunctionGraph graph) {
    Range range = graph.range();
    return plot(x -> Graphs.derivative(graph, x), range.min(), range.max());
  }

  /**
   * Creates the graph of the integral of {@code graph} that goes through (0, 0). If the range does
   * not contain 0, the integral is 0 at the start of the range.
   */
  default FunctionGraph plotAntiderivative(FunctionGraph graph) {
    return graph.range().contains(0)
        ? plotAntiderivative(graph, Vec.ZERO)
        : plotAntiderivative(graph, 0);
  }

  /**
   * Creates the graph of the integral of {@code graph} that goes through a point.
   *
   * @param through the coordinates of the point
   * @throws IllegalArgumentException if the point's x is not in the range of the graph
   */
  default FunctionGraph plotAntiderivative(FunctionGraph graph, Vec through) {
    if (!graph.range().contains(through.x())) {
      throw new IllegalArgumentException(
          Messages.of(
              "the integral of a graph from %s to %s has no value at x = %s",
              graph.range().min(), graph.range().max(), through.x()));
    }
    double there = Graphs.integral(graph, 0).applyAsDouble(through.x());
    return plotAntiderivative(graph, through.y() - there);
  }

  /** Creates the graph of the integral of {@code graph} with a given value at its start. */
  default FunctionGraph plotAntiderivative(FunctionGraph graph, double valueAtStart) {
    Range range = graph.range();
    DoubleUnaryOperator integral = Graphs.integral(graph, valueAtStart);
    return plot(integral, range.min(), range.max());
  }

  /**
   * Creates yellow straight lines through the points of these coordinates, with a dot at each
   * point, cut at the box of the axes; see {@link LineGraph#unclipped}. Where a coordinate is NaN,
   * or is 0 or negative on a logarithmic axis, the lines have a gap.
   *
   * @throws IllegalArgumentException if the arrays have different lengths, or no point can be shown
   *     on the axes
   */
  default LineGraph plotLineGraph(double[] xs, double[] ys) {
    return new LineGraph(this, Graphs.points(this, xs, ys));
  }

  /**
   * Creates a dot at each point of these coordinates. Points are left out if a coordinate is NaN,
   * or 0 or negative on a logarithmic axis, or if they are outside the box of the axes.
   *
   * @throws IllegalArgumentException if the arrays have different lengths, or all points are NaN,
   *     or 0 or negative on a logarithmic axis
   */
  default Group<Dot> scatterPlot(double[] xs, double[] ys) {
    return Group.of(
        Graphs.points(this, xs, ys).stream()
            .filter(p -> p != null && AxesClip.contains(this, p))
            .map(Dot::new));
  }

  /** Returns the point of a graph at {@code x}; short for "input to graph point". */
  default Vec i2gp(double x, FunctionGraph graph) {
    Vec point = coordsToPoint(x, graph.valueAt(x));
    if (!point.isFinite()) {
      throw new IllegalArgumentException(
          "the graph has no point at x = " + x + ": its value is " + graph.valueAt(x));
    }
    return point;
  }
}
