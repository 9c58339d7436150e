import static zoetrope.Zoetrope.*;

import java.util.Map;
import zoetrope.geometry.Vec;
import zoetrope.mobject.shapes.Dot;

/** A spring and colliding balls: simulations with a fixed time step, and slow motion. */
public final class Springs extends Scene {
  // still: 5
  private Vec velocity = ORIGIN;
  private double leftSpeed = 1.5;
  private double rightSpeed = -0.5;

  @Override
  protected void construct() {
    var anchor = dot(at(-5, 3));
    var weight = square(0.7).setStroke(YELLOW, 4).setFill(YELLOW, 1).moveTo(at(-5, 1));
    weight.simulate(
        240,
        (w, dt) -> {
          var pull = anchor.center().plus(down(2.5)).minus(w.center()).times(20);
          velocity = velocity.plus(pull.minus(velocity.times(0.4)).times(dt));
          w.shift(velocity.times(dt));
        });
    var spring = alwaysRedraw(() -> line(anchor.center(), weight.top()).setStroke(GREY, 4));
    add(spring, anchor, weight, tracedPath(weight).setStroke(TEAL, 2));
    var left = dot(at(-3, -2), 0.4).setColor(BLUE);
    var right = dot(at(6, -2), 0.4).setColor(RED);
    var balls = group(left, right).simulate(240, (b, dt) -> roll(left, right, dt));
    add(balls);
    pause(2);
    play(animate(anchor, a -> a.shift(RIGHT.times(2))).runTime(2));
    play(changeSpeed(waiting(2), Map.of(0.2, 0.3)).affectingUpdaters(balls));
  }

  private void roll(Dot left, Dot right, double dt) {
    left.shift(at(leftSpeed * dt, 0));
    right.shift(at(rightSpeed * dt, 0));
    if (right.x() - left.x() < 0.8) {
      double before = leftSpeed;
      leftSpeed = Math.min(before, rightSpeed);
      rightSpeed = Math.max(before, rightSpeed);
    }
  }
}
