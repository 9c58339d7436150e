package cookbook;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.coordinates.Range;

/** A divider moves across the frame: a noisy signal on one side, its smooth form on the other. */
public final class BeforeAndAfter extends Scene {
  @Override
  protected void construct() {
    var axes = axes(Range.of(0, 10), Range.of(-2, 2), 13, 6);
    var x = valueTracker(9.9);
    var before = alwaysRedraw(() -> axes.plot(BeforeAndAfter::noisy, 0, x.value()).setColor(RED));
    var after = alwaysRedraw(() -> axes.plot(StrictMath::sin, x.value(), 10).setStroke(GREEN, 6));
    var divider =
        alwaysRedraw(
            () -> line(axes.c2p(x.value(), -2), axes.c2p(x.value(), 2)).setStroke(WHITE, 4));
    var left = always(text("before").setColor(RED), t -> t.nextTo(divider, UL, 0.1));
    var right = always(text("after").setColor(GREEN), t -> t.nextTo(divider, UR, 0.1));
    add(axes, before, after, divider, left, right);
    play(animate(x, v -> v.setValue(1.5)).runTime(3));
    play(animate(x, v -> v.setValue(5)).runTime(2));
    pause();
  }

  private static double noisy(double x) {
    return StrictMath.sin(x) + 0.3 * StrictMath.sin(17 * x) * StrictMath.cos(5.3 * x);
  }
}
