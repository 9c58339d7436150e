package gallery;

import static zoetrope.Zoetrope.*;

/**
 * An angle that closes and opens, with its arc and its name.
 *
 * <p>Two lines meet at the left at 110 degrees, with a small arc and a theta between them. The
 * upper line sinks to 40 degrees and rises to 180, where both lines form a straight line. Theta
 * turns red, and the line moves on to 350 degrees. Arc and theta follow all the way.
 *
 * <p>Based on MovingAngle in the example gallery of Manim Community (MIT licence).
 */
public final class MovingAngle extends Scene {
  @Override
  protected void construct() {
    theme(COMMUNITY);
    var degrees = valueTracker(110);
    var fixed = line(LEFT, RIGHT);
    var moving = always(line(LEFT, RIGHT), l -> l.setAngle(degrees.value() * DEGREES));
    var arc = alwaysRedraw(() -> angle(fixed, moving).radius(0.5));
    var theta = tex("\\theta");
    theta.addUpdater(t -> t.moveTo(angle(fixed, moving).radius(0.8).pointAt(0.5)));
    add(fixed, moving, arc, theta);
    pause();

    play(animate(degrees, d -> d.setValue(40)));
    play(animate(degrees, d -> d.incrementValue(140)));
    play(animate(theta, t -> t.setColor(RED)).runTime(0.5));
    play(animate(degrees, d -> d.setValue(350)));
  }
}
