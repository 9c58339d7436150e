package zoetrope.mobject.shapes;

import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;

/** A translucent black rectangle behind an object, to separate it from the background. */
public final class BackgroundRectangle extends AbstractRectangle<BackgroundRectangle> {

  /** Creates a black rectangle with opacity 0.75. */
  public BackgroundRectangle(Mobject<?> target) {
    this(target, Palette.BLACK, 0.75);
  }

  /** Creates a rectangle with a colour and an opacity in [0, 1]. */
  public BackgroundRectangle(Mobject<?> target, Color color, double opacity) {
    super(2, 2);
    setFill(color, opacity);
    setStrokeWidth(0);
    surround(target);
    setFixedSelf(target.fixedInFrame());
  }

  /** Stretches and moves the rectangle to the bounding box of {@code other}, without a gap. */
  @Override
  public BackgroundRectangle surround(Mobject<?> other) {
    return surround(other, 0);
  }

  /**
   * Shows the whole rectangle with the fraction {@code to} of its opacity, instead of a part of it.
   */
  @Override
  public BackgroundRectangle becomePart(VMobject<?> whole, double from, double to) {
    becomeSelf(whole);
    restyleSelf(s -> s.withFill(s.fill().fade(Math.max(0, Math.min(1, to)))));
    return this;
  }
}
