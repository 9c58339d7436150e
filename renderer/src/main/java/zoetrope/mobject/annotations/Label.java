package zoetrope.mobject.annotations;

import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.shapes.BackgroundRectangle;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.Tex;

/**
 * A label in an opaque box, so that objects behind it do not show through.
 *
 * <pre>{@code
 * var label = label("W_Q").nextTo(arrow, UP);
 * }</pre>
 */
public final class Label extends TypedGroup<Mobject<?>, Label> {
  private static final double BUFF = 0.05;

  private final BackgroundRectangle background;
  private final SurroundingRectangle frame;
  private final Mobject<?> content;

  /** Creates a formula in a black box with a thin white frame. */
  public Label(String latex) {
    this(new Tex(latex));
  }

  /** Creates a black box with a thin white frame around an object. */
  public Label(Mobject<?> content) {
    this.content = content;
    background = new BackgroundRectangle(content, Palette.BLACK, 1).surround(content, BUFF);
    frame = new SurroundingRectangle(content, BUFF).setStroke(Palette.WHITE, 0.5);
    add(background, frame, content);
  }

  /** Sets the gap between the content and its box, in scene units. */
  public Label buff(double buff) {
    background.surround(content, buff);
    frame.surround(content, buff);
    return this;
  }

  /** Sets the colour and the opacity, in [0, 1], of the box. */
  public Label box(Color color, double opacity) {
    background.setFill(color, opacity);
    return this;
  }

  /** Sets the colour and the width of the frame, in stroke units; a width of 0 hides it. */
  public Label frame(Color color, double width) {
    frame.setStroke(color, width);
    return this;
  }

  /** Returns the content. */
  public Mobject<?> content() {
    return content;
  }

  /** Returns the frame. */
  public SurroundingRectangle frame() {
    return frame;
  }
}
