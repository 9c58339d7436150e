package zoetrope.mobject.coordinates;

import java.util.function.DoubleFunction;
import java.util.function.UnaryOperator;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.VMobject;

/**
 * The curve of a function from numbers to points. It is smooth, and broken where the function jumps
 * or has no finite value.
 *
 * <pre>{@code
 * var knot = parametricCurve(t -> Vec.of(Math.sin(2 * t), Math.sin(3 * t)), Range.of(0, TAU));
 * }</pre>
 */
public final class ParametricCurve extends VMobject<ParametricCurve> {
  /** The smallest number of samples of a curve. More samples are added where the curve bends. */
  private static final int MIN_SAMPLES = 32;

  /**
   * The largest distance from the origin, in scene units, of a point next to a break: three frame
   * heights.
   */
  private static final double MAX_BREAK_DISTANCE = 24;

  private final DoubleFunction<Vec> function;
  private final Range range;

  /** The path, including its parts beyond the axes. */
  private final Path whole;

  /** Creates a curve for parameters from 0 to 1. */
  public ParametricCurve(DoubleFunction<Vec> function) {
    this(function, Range.of(0, 1, 0.1));
  }

  /**
   * Creates a curve over a range of the parameter. Two samples are at most one step of the range
   * apart, and closer where the curve bends.
   *
   * @throws IllegalArgumentException if the function has no finite value, or jumps at each sample
   */
  public ParametricCurve(DoubleFunction<Vec> function, Range range) {
    this(function, range, UnaryOperator.identity());
  }

  /** Creates a curve that shows the part of its path that {@code clip} returns. */
  ParametricCurve(DoubleFunction<Vec> function, Range range, UnaryOperator<Path> clip) {
    this.function = function;
    this.range = range;
    this.whole = FunctionGraph.requireSomething(trace(function, range), range);
    setPath(clip.apply(whole));
  }

  private static Path trace(DoubleFunction<Vec> function, Range range) {
    double step = range.length() / MIN_SAMPLES;
    Range samples = step > 0 && step < range.step() ? range.withStep(step) : range;
    return CurveTracer.trace(function, samples, p -> p.length() <= MAX_BREAK_DISTANCE);
  }

  /**
   * Also shows the parts of the curve beyond its axes, which are cut off by default. Call this
   * before you move the curve.
   */
  public ParametricCurve unclipped() {
    return setPath(whole);
  }

  /** Returns the value of the function at {@code t}. Movements of the curve do not change it. */
  public Vec valueAt(double t) {
    return function.apply(t);
  }

  /** Returns the range of the parameter. */
  public Range range() {
    return range;
  }
}
