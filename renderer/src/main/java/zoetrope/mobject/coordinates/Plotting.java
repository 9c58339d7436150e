package zoetrope.mobject.coordinates;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleFunction;
import java.util.function.DoubleUnaryOperator;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.shapes.Dot;

/** Curves and points in a coordinate system. They are new objects, not children of the axes. */
public interface Plotting extends CoordinateFrame {
  /** The samples of a graph for each step of the x axis. */
  int SAMPLES_PER_STEP = 20;

  /** The graph of a function over the whole x axis. */
  default FunctionGraph plot(DoubleUnaryOperator function) {
    return plot(function, xAxis().min(), xAxis().max());
  }

  /** The graph of a function over a range of x, whose step does not matter. */
  default FunctionGraph plot(DoubleUnaryOperator function, Range x) {
    return plot(function, x.min(), x.max());
  }

  /**
   * The graph of a function between two values of x. It breaks where the function jumps or has no
   * finite value; beside a pole it ends one length of the y axis beyond the axis.
   */
  default FunctionGraph plot(DoubleUnaryOperator function, double from, double to) {
    return new FunctionGraph(function, Range.of(from, to), Graphs.path(this, function, from, to));
  }

  /** Draws {@code graph} anew as that of {@code function}, where the axes are now. */
  default FunctionGraph bindGraph(FunctionGraph graph, DoubleUnaryOperator function) {
    Range range = graph.range();
    return graph.redraw(function, Graphs.path(this, function, range.min(), range.max()));
  }

  /** The curve of a point that a function gives in coordinates. */
  default ParametricCurve plotParametric(DoubleFunction<Vec> function, Range range) {
    return new ParametricCurve(
        t -> {
          Vec coords = function.apply(t);
          return coordsToPoint(coords.x(), coords.y());
        },
        range);
  }

  /** The curve of radius {@code radius(theta)} at angle theta, in radians, over a full turn. */
  default ParametricCurve plotPolar(DoubleUnaryOperator radius) {
    return plotPolar(radius, Range.of(0, 2 * Math.PI, 0.1));
  }

  /** The curve of radius {@code radius(theta)} at angle theta, in radians. */
  default ParametricCurve plotPolar(DoubleUnaryOperator radius, Range theta) {
    return plotParametric(angle -> Vec.polar(radius.applyAsDouble(angle), angle), theta);
  }

  /**
   * The points of the plane where a function of both coordinates is 0. A contour plot of f has a
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

  /** The graph of the derivative of what {@code graph} shows, over the same range. */
  default FunctionGraph plotDerivative(FunctionGraph graph) {
    Range range = graph.range();
    return plot(x -> Graphs.derivative(graph, x), range.min(), range.max());
  }

  /**
   * The graph of the integral of what {@code graph} shows: the one through the point (0, 0); where
   * its range does not contain 0, the one that is 0 at its start.
   */
  default FunctionGraph plotAntiderivative(FunctionGraph graph) {
    return graph.range().contains(0)
        ? plotAntiderivative(graph, Vec.ZERO)
        : plotAntiderivative(graph, 0);
  }

  /**
   * The graph of the integral of what {@code graph} shows that goes through a point, given by its
   * coordinates.
   *
   * @throws IllegalArgumentException when the point's x is not in the range of the graph
   */
  default FunctionGraph plotAntiderivative(FunctionGraph graph, Vec through) {
    if (!graph.range().contains(through.x())) {
      throw new IllegalArgumentException(
          "the integral of a graph from "
              + graph.range().min()
              + " to "
              + graph.range().max()
              + " has no value at x = "
              + through.x());
    }
    double there = Graphs.integral(graph, 0).applyAsDouble(through.x());
    return plotAntiderivative(graph, through.y() - there);
  }

  /** The graph of the integral of what {@code graph} shows, from a value at its start on. */
  default FunctionGraph plotAntiderivative(FunctionGraph graph, double valueAtStart) {
    Range range = graph.range();
    DoubleUnaryOperator integral = Graphs.integral(graph, valueAtStart);
    return plot(integral, range.min(), range.max());
  }

  /**
   * Straight lines through the points of these coordinates, yellow, a dot on each.
   *
   * @throws IllegalArgumentException when there are not as many of one as of the other, or none
   */
  default LineGraph plotLineGraph(double[] xs, double[] ys) {
    return new LineGraph(Graphs.points(this, xs, ys));
  }

  /**
   * A dot on each of these points.
   *
   * @throws IllegalArgumentException when there are not as many of one as of the other, or none
   */
  default Group<Dot> scatterPlot(double[] xs, double[] ys) {
    List<Dot> dots = new ArrayList<>();
    for (Vec p : Graphs.points(this, xs, ys)) {
      dots.add(new Dot(p));
    }
    return new Group<>(dots);
  }

  /** The point of a graph at {@code x}: input to graph point. */
  default Vec i2gp(double x, FunctionGraph graph) {
    return coordsToPoint(x, graph.valueAt(x));
  }
}
