import static zoetrope.Zoetrope.*;

import zoetrope.mobject.text.Text;

/** Captions in the picture: each caption replaces the previous one. */
public final class Captions extends Scene {
  // still: 4.5
  private Text caption = text("");

  private void caption(String words) {
    var next = text(words).scale(0.7).toEdge(DOWN);
    play(fadeTransform(caption, next));
    caption = next;
  }

  @Override
  protected void construct() {
    var shape = square(3).setFill(BLUE, 0.5);
    caption("A square has four corners.");
    play(create(shape));
    caption("A circle has none.");
    play(transform(shape, circle(1.7).setFill(GREEN, 0.5)));
    pause();
    play(fadeOut(caption), fadeOut(shape));
  }
}
