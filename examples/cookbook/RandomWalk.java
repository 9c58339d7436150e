package cookbook;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.geometry.Vec;

/** Five dots walk at random from the middle and leave their paths. */
public final class RandomWalk extends Scene {
  @Override
  protected void construct() {
    var colors = List.of(BLUE, TEAL, YELLOW, PINK, PURPLE);
    var paths = group(colors.stream().map(c -> polyline(walk(250)).setStroke(c, 2.5)));
    var dots = paths.map(path -> dot().matchColor(path));
    play(fadeIn(dots).runTime(0.5));
    List<Animation<?>> walks = new ArrayList<>();
    for (int i = 0; i < paths.size(); i++) {
      var path = paths.get(i);
      walks.add(create(path).rate(LINEAR).runTime(5));
      walks.add(moveAlongPath(dots.get(i), path.copy()).rate(LINEAR).runTime(5));
    }
    play(walks);
    pause();
  }

  private List<Vec> walk(int steps) {
    List<Vec> points = new ArrayList<>(List.of(ORIGIN));
    for (int i = 0; i < steps; i++) {
      points.add(points.get(i).plus(Vec.polar(0.22, TAU * random().nextDouble())));
    }
    return points;
  }
}
