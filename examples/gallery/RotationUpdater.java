package gallery;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.Updater;
import zoetrope.mobject.lines.Line;

/**
 * A line that an updater turns back and forth.
 *
 * <p>Two lines lead from the middle to the left, a yellow one on top of a white one. The yellow
 * line turns counter-clockwise for two seconds, a radian per second, turns back for two, and stops
 * on the white one.
 *
 * <p>Based on RotationUpdater in the example gallery of Manim Community (MIT licence).
 */
public final class RotationUpdater extends Scene implements CommunityPalette {
  @Override
  protected void construct() {
    theme(COMMUNITY);
    Updater<Line> forth = (line, dt) -> line.rotateAboutOrigin(dt);
    Updater<Line> back = (line, dt) -> line.rotateAboutOrigin(-dt);
    var moving = line(ORIGIN, LEFT).setColor(YELLOW).addUpdater(forth);
    add(line(ORIGIN, LEFT).setColor(WHITE), moving);
    pause(2);
    moving.removeUpdater(forth).addUpdater(back);
    pause(2);
    moving.removeUpdater(back);
    pause(0.5);
  }
}
