package zoetrope.mobject.coordinates;

import java.util.function.DoubleFunction;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.VMobject;

/**
 * The curve on which a point runs, given by a number: smooth, and broken where the function jumps
 * or has no finite value.
 *
 * <pre>{@code
 * var knot = parametricCurve(t -> Vec.of(Math.sin(2 * t), Math.sin(3 * t)), Range.of(0, TAU));
 * }</pre>
 */
public final class ParametricCurve extends VMobject<ParametricCurve> {
  /** Least number of samples of a curve, before it is looked at more closely where it bends. */
  private static final int LEAST_SAMPLES = 32;

  /** Beside a break, points further from the origin than this are left out: three frame heights. */
  private static final double REACH = 24;

  private final DoubleFunction<Vec> function;
  private final Range range;

  /** From 0 to 1. */
  public ParametricCurve(DoubleFunction<Vec> function) {
    this(function, Range.of(0, 1, 0.1));
  }

  /**
   * Over a range, whose step is that of the samples; closer ones are taken where the curve bends.
   *
   * @throws IllegalArgumentException when the function is nowhere finite
   */
  public ParametricCurve(DoubleFunction<Vec> function, Range range) {
    this.function = function;
    this.range = range;
    double step = Math.min(range.step(), range.length() / LEAST_SAMPLES);
    Path path = CurveTracer.trace(function, range.withStep(step), p -> p.length() <= REACH, true);
    setPath(FunctionGraph.requireSomething(path, range));
  }

  /** Where the function puts {@code t}, before the curve was moved. */
  public Vec valueAt(double t) {
    return function.apply(t);
  }

  /** The numbers the curve was drawn for. */
  public Range range() {
    return range;
  }

  /** Joins the samples by straight segments instead. */
  public ParametricCurve makeJagged() {
    return setPath(PolylinePaths.of(localPath()), place());
  }
}
