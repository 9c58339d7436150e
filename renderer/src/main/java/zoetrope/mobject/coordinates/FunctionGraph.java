package zoetrope.mobject.coordinates;

import java.util.function.DoubleUnaryOperator;
import zoetrope.color.Palette;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.VMobject;

/**
 * The graph of a function. It stores the function and its range. Without a coordinate system it is
 * drawn in scene units, in yellow; {@link Plotting#plot axes.plot(f)} draws a graph in a coordinate
 * system.
 *
 * <pre>{@code
 * var wave = functionGraph(x -> Math.sin(x), Range.of(-3, 3));
 * }</pre>
 *
 * <p>The graph is broken where the function jumps or has no finite value.
 */
public final class FunctionGraph extends VMobject<FunctionGraph> {
  /** The largest absolute value shown next to a pole, in scene units: three frame heights. */
  private static final double MAX_HEIGHT_AT_POLES = 24;

  private DoubleUnaryOperator function;
  private final Range range;

  /** The path, including its parts beyond the axes. */
  private Path whole;

  /** Creates a graph from -8 to 8, or over the width of the frame if this is larger. */
  public FunctionGraph(DoubleUnaryOperator function) {
    this(function, Range.acrossFrame(8).withStep(0.25));
  }

  /**
   * Creates a graph over a range whose step is the largest distance of samples. More samples are
   * taken where the graph bends.
   *
   * @throws IllegalArgumentException if the function has no finite value, or jumps at each sample
   */
  public FunctionGraph(DoubleUnaryOperator function, Range range) {
    this(
        function,
        range,
        CurveTracer.trace(
            x -> Vec.of(x, function.applyAsDouble(x)),
            range,
            p -> Math.abs(p.y()) <= MAX_HEIGHT_AT_POLES));
    setStroke(Palette.YELLOW);
  }

  FunctionGraph(DoubleUnaryOperator function, Range range, Path path) {
    this(function, range, path, path);
  }

  /** Creates a graph that shows the part {@code shown} of a path. */
  FunctionGraph(DoubleUnaryOperator function, Range range, Path whole, Path shown) {
    this.function = function;
    this.range = range;
    this.whole = requireSomething(whole, range);
    setPath(shown);
  }

  /**
   * Checks that a path is not empty, and returns it. An empty path is allowed if the range has a
   * single value.
   */
  static Path requireSomething(Path path, Range range) {
    Preconditions.require(
        !path.isEmpty() || range.length() <= 0,
        "the function has no finite values between %s and %s: there is no curve to draw",
        range.min(),
        range.max());
    return path;
  }

  /** Returns the value of the function at {@code x}. */
  public double valueAt(double x) {
    return function.applyAsDouble(x);
  }

  /** Returns the function. */
  public DoubleUnaryOperator function() {
    return function;
  }

  /** Returns the range of x, in coordinates. */
  public Range range() {
    return range;
  }

  FunctionGraph redraw(DoubleUnaryOperator newFunction, Path newWhole, Path shown) {
    function = newFunction;
    whole = requireSomething(newWhole, range);
    return setPath(shown);
  }

  /**
   * Also shows the parts of the graph beyond its axes, which are cut off by default. Call it before
   * the graph is moved.
   */
  public FunctionGraph unclipped() {
    return setPath(whole);
  }
}
