package gallery;

import static zoetrope.Zoetrope.*;

/**
 * A dot that moves around a circle and then around a point.
 *
 * <p>A dot is in the middle, and a short line at the right. A blue circle grows around the dot. The
 * dot moves out to the circle, runs around it once, and swings around a point between circle and
 * line, back to where it was.
 *
 * <p>Based on PointMovingOnShapes in the example gallery of Manim Community (MIT licence).
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
