package zoetrope.mobject.coordinates;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.DoubleUnaryOperator;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.RunNotes;

/** Computations on graphs in coordinate systems. */
final class Graphs {
  private static final double DERIVATIVE_STEP = 1e-5;
  private static final int INTEGRATION_STEPS = 1000;
  private static final String MISSING = "look for NaN, or for 0 on a logarithmic axis";

  private Graphs() {}

  /**
   * Returns the path of a function between two values of x, inside and outside the box of the axes.
   * The path is empty if both values are equal.
   */
  static Path path(CoordinateFrame axes, DoubleUnaryOperator function, double from, double to) {
    Scale scale = axes.xAxis().numberScale();
    Range axis = axes.xAxis().range();
    double start = scale.position(from);
    double end = scale.position(to);
    if (from == to) {
      return Path.EMPTY;
    }
    Preconditions.require(
        start < end,
        "a graph must run from a value of the axis to a greater one, not from %s to %s",
        from,
        to);
    double step = Math.min(axis.step() / Plotting.SAMPLES_PER_STEP, (end - start) / 2);
    return CurveTracer.trace(
        u -> {
          double x = scale.value(u);
          return axes.coordsToPoint(x, function.applyAsDouble(x));
        },
        Range.of(start, end, Math.max(step, (end - start) / 20_000)),
        p -> inReach(axes, p));
  }

  /** Returns whether a point is at most one length of the y axis above or below the axis. */
  private static boolean inReach(CoordinateFrame axes, Vec point) {
    Range y = axes.yAxis().range();
    double position = axes.yAxis().numberScale().position(axes.pointToCoords(point).y());
    return position >= y.min() - y.length() && position <= y.max() + y.length();
  }

  /** Returns the slope of a graph at {@code x} in coordinates, by a central difference. */
  static double derivative(FunctionGraph graph, double x) {
    double h = DERIVATIVE_STEP * Math.max(1, Math.abs(x));
    return (graph.valueAt(x + h) - graph.valueAt(x - h)) / (2 * h);
  }

  /** Returns the integral from the start of the range, by Simpson's rule. */
  static DoubleUnaryOperator integral(FunctionGraph graph, double valueAtStart) {
    Range range = graph.range();
    double h = range.length() / INTEGRATION_STEPS;
    double[] sums = new double[INTEGRATION_STEPS + 1];
    sums[0] = valueAtStart;
    for (int i = 0; i < INTEGRATION_STEPS; i++) {
      double a = range.min() + i * h;
      sums[i + 1] = sums[i] + simpson(graph, a, a + h);
    }
    return x -> {
      int i = (int) Math.floor((x - range.min()) / h);
      int known = Math.max(0, Math.min(INTEGRATION_STEPS, i));
      return sums[known] + simpson(graph, range.min() + known * h, x);
    };
  }

  private static double simpson(FunctionGraph graph, double a, double b) {
    if (a == b) {
      return 0;
    }
    double middle = graph.valueAt((a + b) / 2);
    return (b - a) / 6 * (graph.valueAt(a) + 4 * middle + graph.valueAt(b));
  }

  /**
   * Returns the points of data. A point that is not on the axes is null: a coordinate is NaN, or
   * not above 0 on a logarithmic axis. Warns the author once about such points.
   *
   * @throws IllegalArgumentException if the arrays have different lengths, or there are only such
   *     points
   */
  static List<Vec> points(CoordinateFrame axes, double[] xs, double[] ys) {
    if (xs.length != ys.length) {
      throw new IllegalArgumentException(
          "points need one y for each x: " + xs.length + " and " + ys.length + " were given");
    }
    List<Vec> points = new ArrayList<>();
    for (int i = 0; i < xs.length; i++) {
      Vec p = axes.coordsToPoint(xs[i], ys[i]);
      points.add(p.isFinite() ? p : null);
    }
    if (points.contains(null)) {
      if (points.stream().allMatch(Objects::isNull)) {
        throw new IllegalArgumentException("no point of the data is on these axes: " + MISSING);
      }
      RunNotes.warnOnce("some points of the data are not on these axes and left out: " + MISSING);
    }
    return points;
  }
}
