package zoetrope.animation.indication;

import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.animation.Overlay;
import zoetrope.animation.Succession;
import zoetrope.animation.creation.FadeIn;
import zoetrope.animation.creation.FadeOut;
import zoetrope.animation.creation.ShowCreation;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;
import zoetrope.mobject.shapes.Circle;
import zoetrope.mobject.shapes.SurroundingRectangle;

/**
 * A line that runs along a rectangle, or a {@link #circle}, around a mobject. The frame may instead
 * fade in, fade out, or both, for half of the time each.
 */
public final class Circumscribe extends Overlay<Circumscribe> {
  private boolean round;
  private boolean fadesIn;
  private boolean fadesOut;
  private double timeWidth = 0.3;
  private double buff = 0.1;
  private double strokeWidth = 4;
  private Color color = Palette.PURE_YELLOW;

  Circumscribe(Mobject<?> subject) {
    super(subject);
  }

  /** Uses a circle instead of a rectangle. */
  public Circumscribe circle() {
    round = true;
    return this;
  }

  /** Fades the whole frame in, then undraws it. */
  public Circumscribe fadeIn() {
    fadesIn = true;
    return this;
  }

  /** Draws the frame, then fades it out. */
  public Circumscribe fadeOut() {
    fadesOut = true;
    return this;
  }

  /**
   * Sets the visible length of the flash divided by the length of the frame, above 0; 0.3 by
   * default.
   */
  public Circumscribe timeWidth(double width) {
    timeWidth = width;
    return this;
  }

  /** Sets the gap between the object and the frame, in scene units; 0.1 by default. */
  public Circumscribe buff(double gap) {
    buff = gap;
    return this;
  }

  /** Sets the width of the frame, in stroke units; 4 by default. */
  public Circumscribe strokeWidth(double width) {
    strokeWidth = width;
    return this;
  }

  /** Sets the colour of the frame; {@link Palette#PURE_YELLOW} by default. */
  public Circumscribe color(Color frameColor) {
    color = frameColor;
    return this;
  }

  @Override
  protected Animation<?> make() {
    VMobject<?> frame =
        round ? new Circle().encircle(subject(), 1) : new SurroundingRectangle(subject(), buff);
    if (round) {
      frame.setWidth(frame.width() + 2 * buff);
    }
    frame.setStroke(color, strokeWidth);
    if (!fadesIn && !fadesOut) {
      return new PassingFlash(frame, false).timeWidth(timeWidth).rate(rate());
    }
    if (fadesIn && !fadesOut) {
      frame.reversePoints();
    }
    Animation<?> first =
        fadesIn ? new FadeIn(frame).rate(rate()) : new ShowCreation(frame, false).rate(rate());
    Animation<?> second =
        fadesOut ? new FadeOut(frame).rate(rate()) : new ShowCreation(frame, true).rate(rate());
    return new Succession(List.of(first, second));
  }
}
