package zoetrope.animation.indication;

import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.animation.Overlay;
import zoetrope.animation.Succession;
import zoetrope.animation.creation.FadeOut;
import zoetrope.animation.creation.ShowCreation;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.VMobject;
import zoetrope.mobject.lines.Underline;
import zoetrope.mobject.shapes.SurroundingRectangle;

/**
 * An animation of a temporary frame around a mobject, or of a line under it: {@code flashAround},
 * {@code flashUnder}, {@code showPassingFlashAround}, {@code showCreationThenDestructionAround},
 * {@code showCreationThenFadeAround}.
 */
public final class AroundFlash extends Overlay<AroundFlash> {
  private final Kind kind;
  private double buff = 0.1;
  private double strokeWidth;
  private double timeWidth;
  private Color color = Palette.YELLOW;

  /** The animations of this class, with their default stroke widths and time widths. */
  enum Kind {
    FLASH_AROUND("FlashAround", 4, 1),
    FLASH_UNDER("FlashUnder", 4, 1),
    PASSING_FLASH("ShowPassingFlashAround", 2, 0.1),
    CREATION_THEN_DESTRUCTION("ShowCreationThenDestructionAround", 2, 2),
    CREATION_THEN_FADE("ShowCreationThenFadeAround", 2, 1);

    private final String title;
    private final double strokeWidth;
    private final double timeWidth;

    Kind(String title, double strokeWidth, double timeWidth) {
      this.title = title;
      this.strokeWidth = strokeWidth;
      this.timeWidth = timeWidth;
    }
  }

  AroundFlash(Mobject<?> subject, Kind kind) {
    super(subject);
    this.kind = kind;
    this.strokeWidth = kind.strokeWidth;
    this.timeWidth = kind.timeWidth;
  }

  /** Sets the gap between the object and the frame, in scene units; 0.1 by default. */
  public AroundFlash buff(double gap) {
    buff = gap;
    return this;
  }

  /**
   * Sets the width of the frame, in stroke units; 4 by default for {@code flashAround} and {@code
   * flashUnder}, 2 for the others.
   */
  public AroundFlash strokeWidth(double width) {
    strokeWidth = width;
    return this;
  }

  /** Sets the visible length of the flash divided by the length of the frame, above 0. */
  public AroundFlash timeWidth(double width) {
    timeWidth = width;
    return this;
  }

  /** Sets the colour of the frame; yellow by default. */
  public AroundFlash color(Color frameColor) {
    color = frameColor;
    return this;
  }

  @Override
  protected double defaultRunTime() {
    return kind == Kind.CREATION_THEN_FADE ? 2 : 1;
  }

  @Override
  protected Animation<?> make() {
    VMobject<?> path =
        kind == Kind.FLASH_UNDER
            ? new Underline(subject(), buff, 1).setStrokeWidth(strokeWidth).setStroke(color)
            : new SurroundingRectangle(subject(), buff).setStroke(color, strokeWidth);
    return switch (kind) {
      case FLASH_AROUND, FLASH_UNDER ->
          new PassingFlash(path, true).timeWidth(timeWidth).taperWidth(0).rate(rate());
      case PASSING_FLASH, CREATION_THEN_DESTRUCTION ->
          new PassingFlash(path, false).timeWidth(timeWidth).rate(rate());
      case CREATION_THEN_FADE ->
          new Succession(
              List.of(new ShowCreation(path, false).rate(rate()), new FadeOut(path).rate(rate())));
    };
  }

  @Override
  public String describe() {
    return kind.title + "(" + subject().kind() + ")";
  }
}
