import static zoetrope.Zoetrope.*;

/** The rectangle that a circle has become, and a sentence about its width. */
public final class AreaOfACircleSolved extends Scene {
  // still: 2
  @Override
  protected void construct() {
    var box = rectangle(2 * PI, 2).setStroke(WHITE, 4);
    add(box);
    // tag
    var fact = text("The width is half of the circumference.").toEdge(DOWN);
    play(write(fact));
    pause(2);
    play(fadeOut(fact));
    // end
  }
}
