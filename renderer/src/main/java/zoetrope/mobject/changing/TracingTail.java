package zoetrope.mobject.changing;

import java.util.function.Supplier;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Mobject;

/**
 * The path of a point in the last second, like the tail of a comet. It is thin and transparent at
 * its end and has a width of 3 at the point. A single stroke width or opacity applies at the point;
 * it decreases to 0 at the end of the tail.
 *
 * <pre>{@code
 * add(tracingTail(dot).timeTraced(2).setStroke(YELLOW, 6));
 * }</pre>
 */
public final class TracingTail extends Trace<TracingTail> {
  private double[] widths = {0, 3};
  private double[] opacities = {0, 1};

  /** Creates the tail of a point; {@code point} returns its present position. */
  public TracingTail(Supplier<Vec> point) {
    super(point);
    timeTraced(1);
  }

  /** Creates the tail of the centre of an object. */
  public TracingTail(Mobject<?> mobject) {
    this(mobject::center);
  }

  /** Sets the stroke widths, spread from the end of the tail to the point, in stroke units. */
  public TracingTail widths(double... fromEndToPoint) {
    widths = require("widths", fromEndToPoint);
    return this;
  }

  /** Sets the opacities in [0, 1], spread from the end of the tail to the point. */
  public TracingTail opacities(double... fromEndToPoint) {
    opacities = require("opacities", fromEndToPoint);
    return this;
  }

  /**
   * Sets the stroke widths; a single width applies at the point, and the width is 0 at the end of
   * the tail.
   */
  @Override
  protected void setStrokeWidthsSelf(double... newWidths) {
    widths = newWidths.length == 1 ? new double[] {0, newWidths[0]} : require("widths", newWidths);
    super.setStrokeWidthsSelf(widths);
  }

  /**
   * Sets the opacities; a single opacity applies at the point, and the opacity is 0 at the end of
   * the tail.
   */
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
