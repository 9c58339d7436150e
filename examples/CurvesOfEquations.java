import static zoetrope.Zoetrope.*;

import zoetrope.mobject.coordinates.Range;

/** Curves given by a function, by a parameter, and by an equation. */
public final class CurvesOfEquations extends Scene {
  // still: 4
  @Override
  protected void construct() {
    var bell = functionGraph(x -> 2 * StrictMath.exp(-x * x), Range.of(-2, 2)).setColor(BLUE);
    var knot =
        parametricCurve(
                t -> at(1.6 * StrictMath.sin(3 * t), 1.6 * StrictMath.sin(4 * t)), Range.of(0, TAU))
            .setColor(YELLOW);
    var heart =
        implicitCurve(
                (x, y) -> {
                  double a = x * x + y * y - 1;
                  return a * a * a - x * x * y * y * y;
                },
                Range.of(-2, 2),
                Range.of(-2, 2))
            .scale(1.3)
            .setColor(RED);
    var curves = group(bell, knot, heart).setStrokeWidth(5).arrange(RIGHT, 0.8).shift(up(0.7));
    var words =
        group(
            tex("y = 2e^{-x^2}"), tex("(\\sin 3t, \\sin 4t)"), tex("(x^2 + y^2 - 1)^3 = x^2 y^3"));
    for (int i = 0; i < 3; i++) {
      var word = words.get(i).scale(0.75).setX(curves.get(i).x()).matchColor(curves.get(i));
      word.shift(down(word.baseline().y() + 2.4));
    }
    play(laggedStart(curves, c -> showCreation(c).runTime(3)).lagRatio(0.3));
    play(laggedStart(words, w -> write(w)).lagRatio(0.3));
    play(animate(heart, h -> h.setFill(RED, 0.7)));
    pause();
  }
}
