package cookbook;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;

/** Balls collide on a track: each play lasts exactly until the next collision. */
public final class EventDrivenCollisions extends Scene {
  private static final double[] RADII = {0, 0.4, 0.7, 0.3, 0};
  private final double[] places = {-6, -4, 0, 3, 6};
  private final double[] velocities = {0, 3, -1, -2.5, 0};

  @Override
  protected void construct() {
    add(polyline(at(-6, 2), at(-6, -0.75), at(6, -0.75), at(6, 2)));
    var balls = group(circle(0.4), circle(0.7), circle(0.3)).setStroke(WHITE, 2);
    for (int i = 1; i <= 3; i++) {
      balls.get(i - 1).setFill(List.of(BLUE, TEAL, YELLOW).get(i - 1), 0.8);
      balls.get(i - 1).moveTo(at(places[i], RADII[i] - 0.72));
    }
    play(fadeIn(balls));
    for (int count = 0; count < 7; count++) {
      int left = 0;
      for (int i = 1; i < 4; i++) {
        left = timeOf(i) < timeOf(left) ? i : left;
      }
      double time = timeOf(left);
      List<Animation<?>> moves = new ArrayList<>();
      for (int i = 1; i <= 3; i++) {
        double step = velocities[i] * time;
        places[i] += step;
        moves.add(animate(balls.get(i - 1), b -> b.shift(right(step))).rate(LINEAR).runTime(time));
      }
      play(moves);
      collide(left, left + 1);
    }
  }

  /** Returns the time until a ball or wall meets its right neighbour. */
  private double timeOf(int i) {
    double gap = places[i + 1] - places[i] - RADII[i] - RADII[i + 1];
    double speed = velocities[i] - velocities[i + 1];
    return speed > 0 ? gap / speed : Double.POSITIVE_INFINITY;
  }

  private void collide(int i, int j) {
    double a = i == 0 ? 1e12 : RADII[i] * RADII[i];
    double b = j == 4 ? 1e12 : RADII[j] * RADII[j];
    double common = (a * velocities[i] + b * velocities[j]) / (a + b);
    velocities[i] = i == 0 ? 0 : 2 * common - velocities[i];
    velocities[j] = j == 4 ? 0 : 2 * common - velocities[j];
  }
}
