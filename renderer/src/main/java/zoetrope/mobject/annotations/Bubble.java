package zoetrope.mobject.annotations;

import zoetrope.color.Palette;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.internal.mobject.CurrentFrame;
import zoetrope.internal.mobject.Preconditions;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.shapes.Rectangle;
import zoetrope.mobject.text.Text;

/**
 * A bubble that fits around its content, with a tip below one of its lower corners: the base of
 * {@link SpeechBubble} and its kin. The children are the body and the content. Filled black with an
 * opacity of 0.8, in a white stroke of width 3.
 *
 * @param <S> the concrete class itself
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

  /** What keeps a bubble open that has no content: 2 units wide, 1 high, and not seen. */
  static Mobject<?> filler() {
    return new Rectangle(2, 1).setOpacity(0).setStrokeWidth(0);
  }

  /** The body around a box, with its tip below the lower left corner. */
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

  /** Sets the gap between the content and the body, and draws the body anew. */
  public S buff(double gap) {
    buff = Preconditions.requireNotNegative("the gap in a " + kind(), gap);
    return redraw();
  }

  /**
   * Puts the tip on the side of {@code LEFT} or {@code RIGHT}, and draws the body anew.
   *
   * @throws IllegalArgumentException for a direction that is neither
   */
  public S direction(Vec side) {
    if (side.x() == 0) {
      throw new IllegalArgumentException("the tip of a bubble is LEFT or RIGHT, not at " + side);
    }
    direction = side.x() > 0 ? Directions.RIGHT : Directions.LEFT;
    return redraw();
  }

  /** Shows something else in the bubble; the body fits around it and the tip stays. */
  public S content(Mobject<?> newContent) {
    Vec tip = tip();
    newContent.moveTo(content);
    replaceChild(children().indexOf(content), newContent);
    content = newContent;
    return redraw().moveTipTo(tip);
  }

  /** Shows other words in the bubble; the body fits around them and the tip stays. */
  public S content(String words) {
    return content(text(words));
  }

  // --- parts ---

  /** What is drawn around the content. */
  public Mobject<?> body() {
    return body;
  }

  /** What is said. */
  public Mobject<?> content() {
    return content;
  }

  /** The side of the tip: left or right. */
  public Vec direction() {
    return direction;
  }

  /** The point of the tip: the lower corner of the bubble on its side. */
  public Vec tip() {
    return corner(Directions.DOWN.plus(direction));
  }

  // --- place ---

  /** Moves the bubble so that its tip is at {@code point}. */
  public S moveTipTo(Vec point) {
    return shift(point.minus(tip()));
  }

  /**
   * Moves the tip to the upper corner of an object that lies away from the tip's side. A bubble
   * that would leave the frame there turns over when it has more room on the other side, and comes
   * back into the frame as far as it still sticks out; not so beside an object that is out itself.
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

  /** How far an object reaches beyond the scene's frame, to the right and up when positive. */
  private static Vec outside(Mobject<?> m) {
    Bounds box = m.bounds();
    return Vec.of(
        beyond(box.min().x(), box.max().x(), CurrentFrame.xRadius()),
        beyond(box.min().y(), box.max().y(), CurrentFrame.yRadius()));
  }

  private static double beyond(double least, double greatest, double edge) {
    return greatest > edge ? greatest - edge : Math.min(0, least + edge);
  }

  /** Turns the bubble over, left and right; the content stays readable. */
  @Override
  public S flip() {
    return flip(Directions.UP);
  }

  /** Turns the bubble over about an axis through its centre; the content stays readable. */
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
