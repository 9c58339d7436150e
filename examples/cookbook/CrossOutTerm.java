package cookbook;

import static zoetrope.Zoetrope.*;

/** A wrong term is crossed out, and the right one takes its place. */
public final class CrossOutTerm extends Scene {
  // still: 2.2
  @Override
  protected void construct() {
    var wrong = tex("(x + y)^2 = x^2 + y^2").scale(1.6);
    var right = tex("(x + y)^2 = x^2 + 2xy + y^2").scale(1.6);
    right.colorPart("2xy", YELLOW);
    play(write(wrong));
    var cross = cross(wrong.part("x^2 + y^2")).setStroke(RED, 6);
    play(create(cross));
    pause(0.5);
    play(fadeOut(cross));
    play(transformMatchingTex(wrong, right));
    play(circumscribe(right.part("2xy")));
    pause();
  }
}
