package gallery;

import static zoetrope.Zoetrope.*;

import zoetrope.scene.Fault;

/**
 * A dot on a circle that draws the sine curve.
 *
 * <p>A circle is on axes at the left; the x axis extends to the right, with marks at multiples of
 * pi. A yellow dot on a blue spoke moves around the circle in four seconds. A horizontal line joins
 * it with the end of a curve, which grows to the right and is the sine of the angle.
 *
 * <p>Based on SineCurveUnitCircle, by heejin_park, in the example gallery of Manim Community (MIT
 * licence).
 */
public final class SineCurveUnitCircle extends Scene implements CommunityPalette {
  @Override
  protected void construct() {
    theme(COMMUNITY);
    add(line(left(6), right(6)), line(at(-4, -2), at(-4, 2)));
    for (int i = 1; i <= 4; i++) {
      add(tex(i == 1 ? "\\pi" : i + "\\pi").nextTo(right(2 * i - 3), DOWN));
    }
    var circle = circle().moveTo(left(4));
    var turns = valueTracker(0);
    var dot = always(dot().setColor(YELLOW), d -> d.moveTo(circle.pointAt(turns.value() % 1)));
    var spoke = alwaysRedraw(() -> line(left(4), dot.center()).setColor(BLUE));
    var pen = always(point(), p -> p.moveTo(at(-3 + 4 * turns.value(), dot.y())));
    var level = alwaysRedraw(() -> line(dot.center(), pen.center()).setStroke(YELLOW_A, 2));
    var curve = tracedPath(pen).setStroke(YELLOW_D, 4);
    allow(Fault.CLASH, "the curve runs over the numbers", curve);
    add(dot, circle, spoke, pen, level, curve);
    play(animate(turns, t -> t.setValue(8.5 / 4)).rate(LINEAR).runTime(8.5));
    pause();
  }
}
