package zoetrope.mobject.annotations;

import zoetrope.color.Palette;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.CurrentFrame;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Text;

/**
 * A bubble around its content, with a tip below one of its lower corners: the base of {@link
 * SpeechBubble} and others. Its children are the body and the content. The body is black with an
 * opacity of 0.8, and has a white stroke of width 3.
 */
public abstract class Bubble<S extends Bubble<S>> extends TypedGroup<Mobject<?>, S> {
  private Mobject<?> body;
  private Mobject<?> content;
  private Vec direction = Directions.LEFT;
  private double buff;

  Bubble(Mobject<?> content, double buff) {
    this.content = content;
    this.buff = buff;
    body = style(drawn());
    add(body, content);
  }

  static Mobject<?> text(String words) {
    return new Text(words);
  }

  /** Returns an invisible placeholder for missing content, 2 units wide and 1 unit high. */
  static Mobject<?> filler() {
    return new Rectangle(2, 1).setOpacity(0).setStrokeWidth(0);
  }

  /** Creates the body around a box, with its tip below the lower left corner. */
  abstract Mobject<?> draw(Bounds content, double gap);

  private Mobject<?> drawn() {
    Mobject<?> drawn = draw(content.bounds(), buff);
    return direction.x() > 0 ? drawn.flip() : drawn;
  }

  private static Mobject<?> style(Mobject<?> body) {
    body.setFill(Palette.BLACK, 0.8);
    return body.setStroke(Palette.WHITE, 3);
  }

  private S redraw() {
    Mobject<?> drawn = drawn().matchStyle(body);
    replaceChild(children().indexOf(body), drawn);
    body = drawn;
    return self();
  }

  // --- options ---

  /**
   * Sets the gap between the content and the body, in scene units, and redraws the body.
   *
   * @throws IllegalArgumentException if the gap is negative or not finite
   */
  public S buff(double gap) {
    buff = Preconditions.requireNotNegative("the gap in " + Preconditions.a(kind()), gap);
    return redraw();
  }

  /**
   * Sets the side of the tip, {@code LEFT} or {@code RIGHT}, and redraws the body.
   *
   * @throws IllegalArgumentException if the direction points neither to the left nor to the right
   */
  public S direction(Vec side) {
    Preconditions.require(
        side.x() != 0, "the tip of a bubble must be LEFT or RIGHT, not at %s", side);
    direction = side.x() > 0 ? Directions.RIGHT : Directions.LEFT;
    return redraw();
  }

  /** Replaces the content. The body fits around it and the tip stays in place. */
  public S content(Mobject<?> newContent) {
    Vec tip = tip();
    newContent.moveTo(content);
    replaceChild(children().indexOf(content), newContent);
    content = newContent;
    return redraw().moveTipTo(tip);
  }

  /** Replaces the content by a text. The body fits around it and the tip stays in place. */
  public S content(String words) {
    return content(text(words));
  }

  // --- parts ---

  /** Returns the body around the content. */
  public Mobject<?> body() {
    return body;
  }

  /** Returns the content. */
  public Mobject<?> content() {
    return content;
  }

  /** Returns the side of the tip: left or right. */
  public Vec direction() {
    return direction;
  }

  /** Returns the point of the tip: the lower corner of the bubble on its side. */
  public Vec tip() {
    return corner(Directions.DOWN.plus(direction));
  }

  // --- place ---

  /** Moves the bubble so that its tip is at {@code point}. */
  public S moveTipTo(Vec point) {
    return shift(point.minus(tip()));
  }

  /**
   * Moves the tip to the upper corner of {@code speaker} on the side away from the tip. A bubble
   * that would leave the frame is first flipped if the other side has more room, and then moved
   * into the frame. This does not happen if {@code speaker} itself is outside the frame.
   */
  public S pinTo(Mobject<?> speaker) {
    pin(speaker);
    if (!outside(speaker).equals(Vec.ZERO)) {
      return self();
    }
    double out = Math.abs(outside(this).x());
    if (out > 0) {
      flip();
      pin(speaker);
      if (Math.abs(outside(this).x()) >= out) {
        flip();
        pin(speaker);
      }
    }
    return shift(outside(this).negate());
  }

  private void pin(Mobject<?> speaker) {
    moveTipTo(speaker.corner(Directions.UP.minus(direction)));
  }

  /** Returns how far an object extends beyond the frame; positive to the right and upwards. */
  private static Vec outside(Mobject<?> m) {
    Bounds box = m.bounds();
    return Vec.of(
        beyond(box.min().x(), box.max().x(), CurrentFrame.xRadius()),
        beyond(box.min().y(), box.max().y(), CurrentFrame.yRadius()));
  }

  private static double beyond(double min, double max, double edge) {
    return max > edge ? max - edge : Math.min(0, min + edge);
  }

  /** Flips the bubble left to right; the content stays readable. */
  @Override
  public S flip() {
    return flip(Directions.UP);
  }

  /** Flips the bubble about an axis through its centre; the content stays readable. */
  @Override
  public S flip(Vec axis) {
    super.flip(axis);
    content.flip(axis);
    if (axis.y() != 0) {
      direction = direction.x() > 0 ? Directions.LEFT : Directions.RIGHT;
    }
    return self();
  }
}
