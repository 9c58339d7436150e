package gallery;

import static zoetrope.Zoetrope.*;

/**
 * A dot that goes round a circle and then round a point.
 *
 * <p>A dot lies in the middle, a short line at the right. A blue circle grows around the dot, which
 * moves out to it, runs round it once, and swings in a wide turn about a point between circle and
 * line, back to where it was.
 *
 * <p>After PointMovingOnShapes in the example gallery of Manim Community (MIT licence).
 */
public final class PointMovingOnShapes extends Scene {
  @Override
  protected void construct() {
    theme(COMMUNITY);
    var circle = circle().setColor(BLUE);
    var dot = dot();
    add(dot, line(right(3), right(5)));

    play(growFromCenter(circle));
    play(animate(dot, d -> d.shift(RIGHT)));
    play(moveAlongPath(dot, circle).runTime(2).rate(LINEAR));
    play(rotating(dot).about(right(2)).runTime(1.5));
    pause();
  }
}
