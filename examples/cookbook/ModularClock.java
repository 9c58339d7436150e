package cookbook;

import static zoetrope.Zoetrope.*;

import java.util.stream.IntStream;
import zoetrope.geometry.Vec;

/** A clock of 12 hours: lines from n to 5 n modulo 12, or a highlighted dot if both are equal. */
public final class ModularClock extends Scene {
  private static final int HOURS = 12;

  @Override
  protected void construct() {
    var circle = circle(2.8).setStroke(GREY_B, 3);
    var hours = IntStream.range(0, HOURS).boxed().toList();
    var dots = group(hours.stream().map(n -> dot(place(n, 2.8)).setColor(YELLOW)));
    var names = group(hours.stream().map(n -> integerNumber(n).moveTo(place(n, 3.3))));
    var rule = tex("n \\mapsto 5n \\bmod 12").toCorner(UL);
    play(create(circle), fadeIn(dots), fadeIn(names), write(rule));
    var colors = colorGradient(HOURS, BLUE, PINK);
    for (int n = 1; n < HOURS; n++) {
      var line = line(place(n, 2.8), place(5 * n, 2.8)).setStroke(colors.get(n), 4);
      if (5 * n % HOURS == n) {
        play(indicate(dots.get(n), 2, PINK).runTime(0.4));
      } else {
        play(create(line).runTime(0.4));
      }
    }
    pause();
  }

  private static Vec place(int n, double radius) {
    return Vec.polar(radius, PI / 2 - TAU * n / HOURS);
  }
}
