package cookbook;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.geometry.Vec;
import zoetrope.mobject.lines.Line;

/** A tree grows branch by branch, each generation a little smaller. */
public final class GrowingTree extends Scene {
  @Override
  protected void construct() {
    List<Line> tips = List.of(branch(down(3.6), PI / 2, 2, 0));
    for (int generation = 1; generation <= 8; generation++) {
      play(tips.stream().map(t -> create(t).rate(LINEAR).runTime(0.5)).toList());
      List<Line> next = new ArrayList<>();
      for (Line tip : tips) {
        double angle = angleOfVector(tip.end().minus(tip.start()));
        double length = 0.75 * tip.arcLength();
        next.add(branch(tip.end(), angle + 28 * DEGREES, length, generation));
        next.add(branch(tip.end(), angle - 22 * DEGREES, length, generation));
      }
      tips = next;
    }
    pause();
  }

  private static Line branch(Vec from, double angle, double length, int generation) {
    var color = interpolateColor(MAROON_E, GREEN, generation / 7.0);
    return line(from, from.plus(Vec.polar(length, angle))).setStroke(color, 12 - 1.4 * generation);
  }
}
