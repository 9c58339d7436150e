import static zoetrope.Zoetrope.*;

import java.util.stream.Stream;

/** Predefined drawings, and one from an SVG file with parts that are found by name. */
public final class Drawings extends Scene {
  // still: 5
  @Override
  protected void construct() {
    var clock = clock();
    var dial = speedometer();
    var lamp = lightbulb();
    var marks = group(checkmark().setColor(GREEN), exmark().setColor(RED));
    var icons = group(laptop(), dartboard(), dieFace(5), videoIcon(), videoSeries(4));
    var things = group(Stream.of(group(clock, dial, lamp), icons, marks).flatMap(g -> g.stream()));
    for (int i = 0; i < things.size(); i++) {
      var thing = things.get(i);
      thing.setHeight(1.1).setMaxWidth(1.9);
      thing.moveTo(at(2.5 * (i % 5) - 5, i < 5 ? 2.8 : 1.1));
    }
    play(laggedStart(things, t -> fadeIn(t).scale(2)).lagRatio(0.15).runTime(2));
    play(
        animate(clock, c -> c.passTime(2)),
        animate(dial, d -> d.moveNeedleToVelocity(8)),
        animate(lamp, l -> l.glow(0.8)));

    var house = svgMobject("images/house").setHeight(3.6);
    house.shift(down(1.7)).fitStrokes();
    play(drawBorderThenFill(house).runTime(2));
    play(
        animate(house.part("windows"), w -> w.setFill(YELLOW, 1)),
        animate(house.part("sun"), s -> s.shift(down(0.5)).setFill(RED, 1)));
    pause();
  }
}
