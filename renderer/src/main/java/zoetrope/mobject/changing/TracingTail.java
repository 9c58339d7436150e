package zoetrope.mobject.changing;

import java.util.function.Supplier;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.Preconditions;
import zoetrope.mobject.Mobject;

/**
 * The tail of a comet: the way a point has gone in the last second, from thin and transparent to a
 * width of 3. A stroke's width or opacity, when it is one, is that at the point.
 *
 * <pre>{@code
 * add(tracingTail(dot).timeTraced(2).setStroke(YELLOW, 6));
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

  /** One width is that at the point; the end of the tail has none. */
  @Override
  protected void setStrokeWidthsSelf(double... newWidths) {
    widths = newWidths.length == 1 ? new double[] {0, newWidths[0]} : require("widths", newWidths);
    super.setStrokeWidthsSelf(widths);
  }

  /** One opacity is that at the point; the end of the tail has none. */
  @Override
  protected void setStrokeOpacitiesSelf(double... newOpacities) {
    opacities =
        newOpacities.length == 1
            ? new double[] {0, newOpacities[0]}
            : require("opacities", newOpacities);
    super.setStrokeOpacitiesSelf(opacities);
  }

  @Override
  public TracingTail setStroke(Color color, double width, double opacity) {
    return setStroke(color, width).setStrokeOpacity(opacity);
  }

  private static double[] require(String what, double[] values) {
    Preconditions.requireAtLeast("the number of " + what + " of a tail", values.length, 1);
    for (double value : values) {
      Preconditions.requireNotNegative("one of the " + what + " of a tail", value);
    }
    return values.clone();
  }

  @Override
  void restyleTrace() {
    super.setStrokeWidthsSelf(widths);
    super.setStrokeOpacitiesSelf(opacities);
  }
}
