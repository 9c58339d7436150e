package zoetrope.animation.indication;

import zoetrope.animation.Animation;
import zoetrope.animation.Overlay;
import zoetrope.animation.RateFunctions;
import zoetrope.animation.transform.TransformInto;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Circle;

/** A circle that grows around a mobject while it fades in, then shrinks and fades out. */
public final class CircleIndicate extends Overlay<CircleIndicate> {
  private double scale = 1.2;
  private double strokeWidth = 3;
  private Color color = Palette.YELLOW;

  CircleIndicate(Mobject<?> subject) {
    super(subject);
    rate(RateFunctions.THERE_AND_BACK);
  }

  /** Sets the factor by which the circle grows, above 0; 1.2 by default. */
  public CircleIndicate scale(double factor) {
    scale = Preconditions.requireAbove("the scale of a circle", factor, 0);
    return this;
  }

  /** Sets the width of the circle, in stroke units; 3 by default. */
  public CircleIndicate strokeWidth(double width) {
    strokeWidth = width;
    return this;
  }

  /** Sets the colour of the circle; yellow by default. */
  public CircleIndicate color(Color circleColor) {
    color = circleColor;
    return this;
  }

  @Override
  protected Animation<?> make() {
    Circle circle = new Circle().surround(subject()).setStroke(color, strokeWidth);
    fixAsSubject(circle);
    Circle before = circle.copy().scale(1 / scale).setStrokeOpacity(0);
    return new TransformInto("CircleIndicate", before, () -> circle, null).rate(rate());
  }
}
