package cookbook;

import static zoetrope.Zoetrope.*;

import java.util.stream.IntStream;
import zoetrope.geometry.Vec;

/** Turning arrows are added tip to tail, and the last tip draws a square wave. */
public final class PhasorsToFourier extends Scene {
  private static final int COUNT = 5;

  @Override
  protected void construct() {
    var time = valueTracker(0);
    var start = left(4);
    var circles = group(circle(), circle(), circle(), circle(), circle());
    circles.setStroke(GREY_D, 2);
    circles.addUpdater(
        c -> {
          for (int i = 0; i < COUNT; i++) {
            c.get(i).setWidth(2 * radius(i)).moveTo(start.plus(tip(i, time.value())));
          }
        });
    var arrows =
        alwaysRedraw(
            () -> {
              var tips = IntStream.rangeClosed(0, COUNT).mapToObj(i -> tip(i, time.value()));
              return polyline(tips.map(start::plus).toList()).setStroke(YELLOW, 5);
            });
    var pen = always(dot(), d -> d.moveTo(at(time.value() - 1, tip(COUNT, time.value()).y())));
    var level =
        alwaysRedraw(
            () -> {
              Vec end = start.plus(tip(COUNT, time.value()));
              return line(end, at(time.value() - 1, end.y())).setStroke(GREY, 2);
            });
    var wave = tracedPath(pen).setStroke(BLUE, 5);
    add(circles, level, wave, arrows, pen);
    play(animate(time, t -> t.setValue(7.4)).rate(LINEAR).runTime(6));
  }

  private static double radius(int i) {
    return 2 / (2.0 * i + 1);
  }

  private static Vec tip(int count, double time) {
    Vec tip = ORIGIN;
    for (int i = 0; i < count; i++) {
      tip = tip.plus(Vec.polar(radius(i), (2 * i + 1) * 2 * time));
    }
    return tip;
  }
}
