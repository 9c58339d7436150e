package zoetrope.mobject.coordinates;

import java.util.function.DoubleUnaryOperator;
import zoetrope.color.Palette;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.VMobject;

/**
 * The graph of a function, which it remembers, with its range. By itself it is drawn in scene
 * units, yellow; {@link Plotting#plot axes.plot(f)} draws one in a coordinate system.
 *
 * <pre>{@code
 * var wave = functionGraph(x -> Math.sin(x), Range.of(-3, 3));
 * }</pre>
 *
 * <p>It breaks where the function jumps or has no finite value.
 */
public final class FunctionGraph extends VMobject<FunctionGraph> {
  /** Beside a pole, values beyond this are left out: three frame heights. */
  private static final double REACH = 24;

  private DoubleUnaryOperator function;
  private final Range range;

  /** From -8 to 8, or as far as the scene's frame reaches if that is farther. */
  public FunctionGraph(DoubleUnaryOperator function) {
    this(function, Range.acrossFrame(8).withStep(0.25));
  }

  /**
   * Over a range, whose step is that of the samples; closer ones are taken where the graph bends.
   *
   * @throws IllegalArgumentException when the function is nowhere finite
   */
  public FunctionGraph(DoubleUnaryOperator function, Range range) {
    this(
        function,
        range,
        CurveTracer.trace(
            x -> Vec.of(x, function.applyAsDouble(x)), range, p -> Math.abs(p.y()) <= REACH, true));
    setStroke(Palette.YELLOW);
  }

  FunctionGraph(DoubleUnaryOperator function, Range range, Path path) {
    this.function = function;
    this.range = range;
    setPath(requireSomething(path, range));
  }

  static Path requireSomething(Path path, Range range) {
    if (path.isEmpty()) {
      throw new IllegalArgumentException(
          "the function has no finite values between "
              + range.min()
              + " and "
              + range.max()
              + ": there is no curve to draw");
    }
    return path;
  }

  /** The value of the function at {@code x}. */
  public double valueAt(double x) {
    return function.applyAsDouble(x);
  }

  /** The function. */
  public DoubleUnaryOperator function() {
    return function;
  }

  /** The numbers the graph was drawn for, in coordinates. */
  public Range range() {
    return range;
  }

  /** Takes another function and its path. */
  FunctionGraph redraw(DoubleUnaryOperator newFunction, Path path) {
    function = newFunction;
    return setPath(requireSomething(path, range));
  }

  /** Joins the samples by straight segments instead. */
  public FunctionGraph makeJagged() {
    return setPath(PolylinePaths.of(localPath()), place());
  }
}
