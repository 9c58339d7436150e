package cookbook;

import static zoetrope.Zoetrope.*;

import zoetrope.geometry.Vec;

/** The dot product is the length of a shadow times the length of the other vector. */
public final class DotProduct extends Scene {
  @Override
  protected void construct() {
    var angle = valueTracker(20 * DEGREES);
    var start = at(-1, -1.5);
    var base = vector(4, 0).shift(start).setColor(BLUE);
    var turning =
        alwaysRedraw(() -> vector(Vec.polar(3.5, angle.value())).shift(start).setColor(YELLOW));
    var foot =
        alwaysRedraw(
            () -> {
              Vec tip = start.plus(Vec.polar(3.5, angle.value()));
              return dashedLine(tip, at(tip.x(), start.y())).setColor(GREY_B);
            });
    var shadow =
        alwaysRedraw(
            () ->
                line(start, start.plus(right(3.5 * StrictMath.cos(angle.value()))))
                    .setStroke(TEAL, 14, 0.7));
    var value = decimalNumber(0, 1).setColor(TEAL);
    var label = tex("\\vec a \\cdot \\vec b =").colorPart("\\vec a", BLUE);
    label.colorPart("\\vec b", YELLOW);
    group(label, value).arrange(RIGHT).scale(1.3).toEdge(UP);
    value.alignBaseline(label);
    value.addUpdater(v -> v.setValue(14 * StrictMath.cos(angle.value())));
    add(shadow, base, foot, turning, label, value);
    play(animate(angle, a -> a.setValue(150 * DEGREES)).runTime(4));
    play(animate(angle, a -> a.setValue(40 * DEGREES)).runTime(2));
  }
}
