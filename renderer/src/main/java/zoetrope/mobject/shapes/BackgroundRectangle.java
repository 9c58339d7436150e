package zoetrope.mobject.shapes;

import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;

/** A translucent black rectangle as large as an object, to set it off from what lies behind. */
public final class BackgroundRectangle extends AbstractRectangle<BackgroundRectangle> {

  /** Black, of opacity 0.75. */
  public BackgroundRectangle(Mobject<?> target) {
    this(target, Palette.BLACK, 0.75);
  }

  /** Of a colour and an opacity in [0, 1]. */
  public BackgroundRectangle(Mobject<?> target, Color color, double opacity) {
    super(2, 2);
    setFill(color, opacity);
    setStrokeWidth(0);
    surround(target);
    setFixedSelf(target.fixedInFrame());
  }

  /** Stretches and moves the rectangle to the box of {@code other}, without a gap. */
  @Override
  public BackgroundRectangle surround(Mobject<?> other) {
    return surround(other, 0);
  }

  /** Shows the whole rectangle at the part {@code to} of its opacity: it is never half drawn. */
  @Override
  public BackgroundRectangle becomePart(VMobject<?> whole, double from, double to) {
    becomeSelf(whole);
    restyleSelf(s -> s.withFill(s.fill().fade(Math.max(0, Math.min(1, to)))));
    return this;
  }
}
