package zoetrope.mobject.traces;

import java.util.function.Supplier;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Options;

/**
 * The tail of a comet: the way a point has gone in the last second, from thin and transparent to a
 * width of 3.
 *
 * <pre>{@code
 * add(new TracingTail(dot).timeTraced(2).setStroke(YELLOW));
 * }</pre>
 */
public final class TracingTail extends Trace<TracingTail> {
  private double[] widths = {0, 3};
  private double[] opacities = {0, 1};

  /** The tail of the point that {@code point} tells. */
  public TracingTail(Supplier<Vec> point) {
    super(point);
    timeTraced(1);
  }

  /** The tail of an object's centre. */
  public TracingTail(Mobject<?> mobject) {
    this(mobject::center);
  }

  /** The stroke widths, spread from the end of the tail to the point. */
  public TracingTail widths(double... fromEndToPoint) {
    widths = require("widths", fromEndToPoint);
    return this;
  }

  /** The opacities in [0, 1], spread from the end of the tail to the point. */
  public TracingTail opacities(double... fromEndToPoint) {
    opacities = require("opacities", fromEndToPoint);
    return this;
  }

  private static double[] require(String what, double[] values) {
    Options.requireAtLeast("the number of " + what + " of a tail", values.length, 1);
    for (double value : values) {
      Options.requireNotNegative("one of the " + what + " of a tail", value);
    }
    return values.clone();
  }

  @Override
  void restyleTrace() {
    setStrokeWidth(widths);
    setStrokeOpacity(opacities);
  }
}
