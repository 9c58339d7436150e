package gallery;

import static zoetrope.Zoetrope.*;

/**
 * Two dots that follow two values, and a line that stays between them.
 *
 * <p>A red line joins a blue dot and a green one to its right. The blue dot moves to the right
 * beyond the other, then the green one moves up. The line turns and stretches with them.
 *
 * <p>Based on MovingDots in the example gallery of Manim Community (MIT licence).
 */
public final class MovingDots extends Scene {
  @Override
  protected void construct() {
    theme(COMMUNITY);
    var blue = dot().setColor(BLUE);
    var green = dot().setColor(GREEN);
    group(blue, green).arrange(RIGHT, 1);
    var x = valueTracker(0);
    var y = valueTracker(0);
    blue.addUpdater(d -> d.setX(x.value()));
    green.addUpdater(d -> d.setY(y.value()));
    var rope = alwaysRedraw(() -> line(blue.center(), green.center()).setColor(RED));
    add(blue, green, rope);
    play(animate(x, v -> v.setValue(5)));
    play(animate(y, v -> v.setValue(4)));
    pause();
  }
}
