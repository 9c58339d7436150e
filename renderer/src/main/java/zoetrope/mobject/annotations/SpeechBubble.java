package zoetrope.mobject.annotations;

import java.util.List;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Shape;

/**
 * A box with round corners around words or an object. It has a tip below its lower left corner,
 * half as deep as the box is high.
 *
 * <pre>{@code
 * var bubble = speechBubble("I am!").pinTo(creature);
 * play(fadeIn(bubble));
 * }</pre>
 */
public final class SpeechBubble extends Bubble<SpeechBubble> {
  private static final double BUFF = 0.25;

  /** Creates an empty bubble around a space 2 units wide and 1 unit high. */
  public SpeechBubble() {
    this(filler());
  }

  /** Creates a bubble around a text. */
  public SpeechBubble(String words) {
    this(text(words));
  }

  /** Creates a bubble around an object, 0.25 scene units away. */
  public SpeechBubble(Mobject<?> content) {
    super(content, BUFF);
  }

  @Override
  Mobject<?> draw(Bounds content, double gap) {
    Bounds box = grown(content, gap);
    List<Vec> stem = BubbleOutlines.stem(box, 0.2, 0.3, -1, box.size().y() / 2);
    return new Shape(BubbleOutlines.box(box, stem));
  }

  static Bounds grown(Bounds content, double gap) {
    Vec half = content.size().times(0.5).with(2, 0).plus(Vec.of(gap, gap));
    return new Bounds(content.center().minus(half), content.center().plus(half));
  }
}
