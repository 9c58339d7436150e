package gallery;

import static zoetrope.Zoetrope.*;

/**
 * A frame that goes from one term of a formula to another.
 *
 * <p>The product rule is written. A yellow frame is drawn around its first term, stays for a
 * moment, and becomes the frame of the last term.
 *
 * <p>Based on MovingFrameBox in the example gallery of Manim Community (MIT licence).
 */
public final class MovingFrameBox extends Scene {
  @Override
  protected void construct() {
    theme(COMMUNITY);
    var first = "f(x)\\frac{d}{dx}g(x)";
    var second = "g(x)\\frac{d}{dx}f(x)";
    var rule = tex("\\frac{d}{dx}f(x)g(x)=", first, "+", second);
    play(write(rule));
    var frame = surroundingRectangle(rule.part(first));
    play(create(frame));
    pause();
    play(replacementTransform(frame, surroundingRectangle(rule.part(second))));
    pause();
  }
}
