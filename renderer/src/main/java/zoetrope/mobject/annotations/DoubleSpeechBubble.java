package zoetrope.mobject.annotations;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Shape;

/**
 * A box with round corners and a tip below both lower corners, for words that two speakers say
 * together.
 */
public final class DoubleSpeechBubble extends Bubble<DoubleSpeechBubble> {
  private static final double BUFF = 0.25;

  /** Creates an empty bubble around a space 2 units wide and 1 unit high. */
  public DoubleSpeechBubble() {
    this(filler());
  }

  /** Creates a bubble around a text. */
  public DoubleSpeechBubble(String words) {
    this(text(words));
  }

  /** Creates a bubble around an object, 0.25 scene units away. */
  public DoubleSpeechBubble(Mobject<?> content) {
    super(content, BUFF);
  }

  @Override
  Mobject<?> draw(Bounds content, double gap) {
    Bounds box = SpeechBubble.grown(content, gap);
    double depth = box.size().y() / 2;
    List<Vec> stems = new ArrayList<>(BubbleOutlines.stem(box, 0.2, 0.3, -1, depth));
    stems.addAll(BubbleOutlines.stem(box, 0.7, 0.8, 1, depth));
    return new Shape(BubbleOutlines.box(box, stems));
  }
}
