import static zoetrope.Zoetrope.*;

import java.util.stream.IntStream;

/** Many dots as one object: plain, glowing, round, and as a haze. */
public final class Clouds extends Scene {
  // still: 3
  @Override
  protected void construct() {
    var spiral =
        IntStream.range(0, 240)
            .mapToObj(i -> at(0.12 * StrictMath.sqrt(i), 0).rotate(2.4 * i))
            .toList();
    var flower = dotCloud(spiral).setRadius(0.05).setColorGradient(YELLOW, RED);
    var lamps = glowDots(spiral).setColorGradient(BLUE, TEAL);
    flower.moveTo(left(3.6)).shift(up(0.8));
    lamps.moveTo(right(3.6)).shift(up(0.8));
    play(fadeIn(flower), fadeIn(lamps));
    play(
        animate(flower, f -> f.setColorGradient(WHITE, PINK)),
        animate(lamps, l -> l.setRadius(0.3)));

    // The dots stop short of the upper right corner of the rectangle, so the line ends there, too.
    var flag = pointMobject().setThickness(6).addRectangle(at(-1, -0.5), at(1, 0.5));
    flag.addLine(at(-1, -0.5), at(0.9, 0.4)).setColor(GREEN);
    var small = group(trueDot(), glowDot().setColor(PINK), pointCloudDot(ORIGIN, 0.6, 12), flag);
    small.get(0).scale(4).setColor(ORANGE);
    small.arrange(RIGHT, 1.5).moveTo(down(2.8));
    play(laggedStart(small, s -> fadeIn(s).scale(0.5)));
    play(transform(flower, lamps.copy().moveTo(flower)).runTime(2));
    pause();
  }
}
