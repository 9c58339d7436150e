import static zoetrope.Zoetrope.*;

import java.util.List;

/** Shapes appear at the times in OnTheBeat.times, which were found by ear. */
public final class OnTheBeat extends Scene {
  // still: 3.5
  @Override
  protected void construct() {
    var shapes =
        group(
                circle(0.7).setColor(RED),
                square(1.3).setColor(YELLOW),
                triangle().setColor(GREEN),
                regularPolygon(6).scale(0.8).setColor(BLUE))
            .arrange(RIGHT, 1);
    var beats = List.of("first beat", "second beat", "third beat", "off the beat");
    for (int i = 0; i < beats.size(); i++) {
      waitUntil(beats.get(i));
      sound("sounds/clack.wav").gain(-6).pan(i / 2.0 - 0.75);
      play(growFromCenter(shapes.get(i)).runTime(0.3));
    }
    play(
        animate(shapes, s -> s.arrange(RIGHT, 0).setFillOpacity(0.5))
            .runTime(durationUntil("together")));
    sound("sounds/clack.wav");
    pause();
  }
}
