package gallery;

import static zoetrope.Zoetrope.*;

/**
 * A dot that leaves a trace.
 *
 * <p>A dot swings from the middle along the lower half of a circle to the right, pauses, moves up,
 * then to the left. A white line shows its path.
 *
 * <p>Based on PointWithTrace in the example gallery of Manim Community (MIT licence).
 */
public final class PointWithTrace extends Scene {
  @Override
  protected void construct() {
    theme(COMMUNITY);
    var dot = dot();
    add(tracedPath(dot).setStroke(WHITE, 4), dot);
    play(rotating(dot, PI).about(RIGHT).runTime(2));
    pause();
    play(animate(dot, d -> d.shift(UP)));
    play(animate(dot, d -> d.shift(LEFT)));
    pause();
  }
}
