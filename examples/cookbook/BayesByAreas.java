package cookbook;

import static zoetrope.Zoetrope.*;

/** A conditional probability is a ratio of areas in a square. */
public final class BayesByAreas extends Scene {
  @Override
  protected void construct() {
    var space = square(5).setStroke(WHITE, 2);
    var ill = rectangle(0.5, 5).setFill(RED_E, 1).setStroke(WHITE, 1).alignTo(space, LEFT);
    var well = rectangle(4.5, 5).setFill(BLUE_E, 1).setStroke(WHITE, 1).alignTo(space, RIGHT);
    var hit = rectangle(0.5, 4.5).setFill(RED, 1).setStroke(WHITE, 1).alignTo(space, DL);
    var alarm = rectangle(4.5, 0.5).setFill(BLUE, 1).setStroke(WHITE, 1).alignTo(space, DR);
    var above = hit.copy().rotate(PI / 2);
    var left = above.copy();
    var right = alarm.copy();
    var bar = line(at(0, 0), at(9.5, 0));
    var fraction = column(above, bar, row(left, right)).gap(0.4).scale(0.55);
    var result = tex("P(\\text{ill}\\,|\\,\\text{positive}) = \\tfrac{0.09}{0.18} = 50\\,\\%");
    row(group(space, ill, well, hit, alarm), column(result, fraction).gap(0.8)).gap(1);
    play(create(space));
    play(fadeIn(ill).shift(RIGHT), fadeIn(well).shift(LEFT));
    play(growFromEdge(hit, DOWN), growFromEdge(alarm, DOWN));
    play(transformFromCopy(hit, above), create(bar));
    play(transformFromCopy(hit, left), transformFromCopy(alarm, right));
    play(write(result));
    pause();
  }
}
