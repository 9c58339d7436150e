package cookbook;

import static zoetrope.Zoetrope.*;

/** A conditional probability is a ratio of areas in a square. */
public final class BayesByAreas extends Scene {
  @Override
  protected void construct() {
    var space = square(5).setStroke(WHITE, 2).moveTo(left(3));
    var ill = rectangle(0.5, 5).setFill(RED_E, 1).setStroke(WHITE, 1).alignTo(space, LEFT);
    var well = rectangle(4.5, 5).setFill(BLUE_E, 1).setStroke(WHITE, 1).alignTo(space, RIGHT);
    var hit = rectangle(0.5, 4.5).setFill(RED, 1).setStroke(WHITE, 1);
    var alarm = rectangle(4.5, 0.5).setFill(BLUE, 1).setStroke(WHITE, 1);
    hit.alignTo(space, LEFT).alignTo(space, DOWN);
    alarm.alignTo(space, RIGHT).alignTo(space, DOWN);
    play(create(space));
    play(fadeIn(ill).shift(RIGHT), fadeIn(well).shift(LEFT));
    play(growFromEdge(hit, DOWN), growFromEdge(alarm, DOWN));
    var above = hit.copy().moveTo(at(3, 1.2)).rotate(PI / 2);
    var left = hit.copy().rotate(PI / 2);
    var right = alarm.copy();
    group(left, right).arrange(RIGHT, 0.2).scale(0.55).moveTo(at(3.2, -0.4));
    above.scale(0.55).moveTo(at(3.2, 0.4));
    var bar = line(at(0.6, 0), at(5.8, 0));
    play(transformFromCopy(hit, above), create(bar));
    play(transformFromCopy(hit, left), transformFromCopy(alarm, right));
    var result = tex("P(\\text{ill}\\,|\\,\\text{positive}) = \\tfrac{0.09}{0.18} = 50\\,\\%");
    play(write(result.scale(0.9).moveTo(at(3.2, 2.2))));
    pause();
  }
}
