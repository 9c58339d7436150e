import static zoetrope.Zoetrope.*;

import zoetrope.geometry.Path;

/** Custom paths, a tangent that moves along one, and dashes. */
public final class Curves extends Scene {
  // still: 3.5
  @Override
  protected void construct() {
    var wave =
        curve()
            .setPointsSmoothly(left(6), at(-4, 2), at(-1, -1.5), at(2, 2), at(4, -0.5), right(6))
            .setStroke(BLUE, 6)
            .shift(up(1));
    var bow = cubicBezier(left(2), at(-1, 3), at(1, 3), right(2)).setStroke(TEAL, 6);
    var leaf =
        shape(Path.builder().moveTo(LEFT).cubicTo(at(0, 1.5), at(0.5, 0.5), RIGHT).close())
            .setStroke(GREEN)
            .setFill(GREEN, 0.5);
    var lower = group(bow.scale(0.7), leaf, dashedVMobject(circle(0.9)).setColor(YELLOW));
    lower.arrange(RIGHT, 1.5).shift(down(2.2));
    play(showCreation(wave).runTime(2), laggedStart(lower, s -> showCreation(s)));

    var touch = point(wave.pointAt(0.02));
    var tangent = tangentLine(wave, 0.02, 3).setStroke(YELLOW, 4);
    var spot = dot(touch.center()).setColor(RED);
    play(showCreation(tangent), growFromCenter(spot));
    play(
        updateFromAlpha(
                tangent,
                (line, t) -> {
                  touch.moveTo(wave.pointAt(0.02 + 0.96 * t));
                  line.become(tangentLine(wave, 0.02 + 0.96 * t, 3).matchStyle(line));
                  spot.moveTo(touch);
                })
            .runTime(4),
        still(spot).runTime(4));
    pause();
  }
}
