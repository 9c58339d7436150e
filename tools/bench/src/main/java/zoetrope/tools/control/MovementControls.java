package zoetrope.tools.control;

import static zoetrope.Zoetrope.*;

import java.util.Map;
import zoetrope.animation.Animation;
import zoetrope.animation.RateFunction;
import zoetrope.geometry.Vec;
import zoetrope.mobject.shapes.Dot;

/** Moving, rotating and flowing objects, broadcasts, and changes of speed. */
final class MovementControls {
  /** The distance from the centre to the right edge of Manim CE's frame. */
  private static final double FRAME_X_RADIUS = 427.0 / 60;

  private MovementControls() {}

  static void add(ControlTable table) {
    table.film("movements/Homotopy", s -> s.perform(homotopy(square(), MovementControls::jump)));
    table.film("movements/MoveAlongPath", s -> s.perform(moveAlongPath(dot(), square())));
    table.film("movements/MoveTo", s -> s.perform(animate(square(), m -> m.moveTo(UR))));
    table
        .film("movements/PhaseFlow", s -> s.perform(phaseFlow(square(), p -> at(0, p.y() / 2))))
        .because("Zoetrope integrates the flow precisely, Manim CE takes one Euler step per frame");
    table.film("movements/Rotate", s -> s.perform(rotate(square())));
    table.film("movements/Shift", s -> s.perform(animate(square(), m -> m.shift(UP))));
    table.film("specialized/Broadcast", s -> s.perform(broadcast(circle(), ORIGIN))).endsBlack();
    table
        .film("speed/SpeedModifier", speedTimes(), MovementControls::speedModifier)
        .because(
            "Manim CE drops the time between the last frame and the end of a play, so its third dot"
                + " lags behind");
  }

  private static Vec jump(Vec p, double t) {
    double sigmoid = 1 / (1 + StrictMath.exp(-(5 - 10 * t + p.length() / FRAME_X_RADIUS)));
    return p.plus(up(0.5 * StrictMath.sin(TAU * sigmoid) - 0.05 * t));
  }

  private static final Map<Double, Double> SPEEDS = Map.of(0.3, 1.0, 0.4, 0.1, 0.6, 0.1, 1.0, 1.0);
  private static final double INNER_TIME = 0.5;
  private static final double STRETCH = 0.3 + 2 * (0.1 / 1.1) + 2 + 2 * (0.4 / 1.1);

  /**
   * Returns the times of ten images of each of three plays, at 6 fps from the start of the play.
   */
  private static double[] speedTimes() {
    double[] times = new double[30];
    for (int k = 0; k < times.length; k++) {
      times[k] = (k / 10) * STRETCH * INNER_TIME + (k % 10) / 6.0;
    }
    return times;
  }

  private static void speedModifier(ControlScene s) {
    Dot a = dot(at(-2, 0.5));
    Dot b = dot(at(-2, -0.5));
    Dot c = dot(at(2, 0));
    s.show(a, b, c);
    double turning = PI / 3.7;
    double course = INNER_TIME * turning;
    double whole = STRETCH * course;
    s.perform(changed(turn(c, course)));
    s.perform(
        changed(go(a, 4, LINEAR), go(b, 4, RUSH_FROM)),
        turn(c, whole).runTime(STRETCH * INNER_TIME));
    s.perform(
        changed(go(a, -4, LINEAR), go(b, -4, RUSH_INTO), turn(c, course)).rate(THERE_AND_BACK));
  }

  private static zoetrope.animation.ChangeSpeed changed(Animation<?>... animations) {
    return changeSpeed(animationGroup(animations), SPEEDS);
  }

  private static Animation<?> go(Dot dot, double way, RateFunction rate) {
    return animate(dot, m -> m.shift(right(way))).rate(rate).runTime(INNER_TIME);
  }

  private static zoetrope.animation.movement.Rotation turn(Dot dot, double angle) {
    return rotate(dot, angle).about(ORIGIN).rate(LINEAR).runTime(INNER_TIME);
  }
}
