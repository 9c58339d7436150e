import static zoetrope.Zoetrope.*;

import zoetrope.geometry.Vec;

/** A wheel unrolls during a narration, and the spoken lines set the durations. */
public final class Narrated extends Scene {
  // still: 8
  @Override
  protected void construct() {
    var way = valueTracker(0);
    var wheel = circle(1).setStroke(YELLOW, 4);
    wheel.addUpdater(w -> w.moveTo(at(way.value() - PI, 1)));
    var spoke =
        alwaysRedraw(
            () ->
                line(wheel.center(), wheel.center().plus(Vec.polar(1, -PI / 2 - way.value())))
                    .setStroke(YELLOW, 3));
    var track =
        alwaysRedraw(() -> line(at(-PI, 0), at(way.value() - PI + 1e-3, 0)).setStroke(BLUE, 6));
    var hello = say("Here is a wheel, and its radius is one.");
    play(during(hello, fadeIn(wheel), fadeIn(spoke)));

    var roll = say("When it [roll] rolls once around, how long is the way that it takes?");
    pauseUntil(roll.at("roll"));
    add(track);
    play(during(roll, animate(way, w -> w.setValue(TAU))));

    var answer = say("Two pi, a little more than six.", "2π, a little more than six.");
    var name = tex("2\\pi").setColor(BLUE).moveTo(at(0, -0.5));
    pauseUntil(answer.at("pi"));
    play(write(name));
    pauseUntil(answer.end());
    pause();
  }
}
