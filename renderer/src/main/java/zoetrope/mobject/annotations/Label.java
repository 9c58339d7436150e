package zoetrope.mobject.annotations;

import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.shapes.BackgroundRectangle;
import zoetrope.mobject.shapes.SurroundingRectangle;
import zoetrope.mobject.text.Tex;

/**
 * A label in a box: what is labelled does not show through.
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

  /** A formula, in a black box with a thin white frame. */
  public Label(String latex) {
    this(new Tex(latex));
  }

  /** An object, in a black box with a thin white frame. */
  public Label(Mobject<?> content) {
    this.content = content;
    background = new BackgroundRectangle(content, Palette.BLACK, 1).surround(content, BUFF);
    frame = new SurroundingRectangle(content, BUFF).setStroke(Palette.WHITE, 0.5);
    add(background, frame, content);
  }

  /** Makes the gap between the content and its box as large as this. */
  public Label buff(double buff) {
    background.surround(content, buff);
    frame.surround(content, buff);
    return this;
  }

  /** Sets colour and opacity of the box. */
  public Label box(Color color, double opacity) {
    background.setFill(color, opacity);
    return this;
  }

  /** Sets colour and width of the frame; a width of 0 hides it. */
  public Label frame(Color color, double width) {
    frame.setStroke(color, width);
    return this;
  }

  /** What is in the box. */
  public Mobject<?> content() {
    return content;
  }

  /** The frame. */
  public SurroundingRectangle frame() {
    return frame;
  }
}
