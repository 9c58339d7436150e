package zoetrope.animation.indication;

import java.util.function.Supplier;
import zoetrope.animation.Animation;
import zoetrope.animation.Overlay;
import zoetrope.animation.transform.TransformInto;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.CurrentFrame;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Dot;

/**
 * A large transparent disc that shrinks to a point while it becomes visible. The default run time
 * is 2 s.
 */
public final class FocusOn extends Overlay<FocusOn> {
  private final Supplier<Vec> point;
  private double opacity = 0.2;
  private Color color = Palette.GREY;

  FocusOn(Vec point) {
    this.point = () -> point;
  }

  FocusOn(Mobject<?> subject) {
    super(subject);
    this.point = subject::center;
  }

  /** Sets the opacity of the disc at the end, in [0, 1]; 0.2 by default. */
  public FocusOn opacity(double atEnd) {
    opacity = atEnd;
    return this;
  }

  /** Sets the colour of the disc; grey by default. */
  public FocusOn color(Color discColor) {
    color = discColor;
    return this;
  }

  @Override
  protected double defaultRunTime() {
    return 2;
  }

  @Override
  protected Animation<?> make() {
    double radius = CurrentFrame.xRadius() + CurrentFrame.yRadius();
    Dot disc = new Dot(Vec.ZERO, radius).setFill(color, 0);
    Dot spot = new Dot(Vec.ZERO, radius).scale(0).moveTo(point.get()).setFill(color, opacity);
    return new TransformInto("FocusOn", disc, () -> fixAsSubject(spot), null).rate(rate());
  }
}
