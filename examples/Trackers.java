import static zoetrope.Zoetrope.*;

import zoetrope.geometry.Complex;
import zoetrope.mobject.coordinates.Range;

/** Animated values, and objects that follow them. */
public final class Trackers extends Scene {
  // still: 4
  @Override
  protected void construct() {
    var plane = complexPlane(Range.of(-2, 2), Range.of(-2, 2), 6.5, 6.5).shift(left(3.2));
    var z = complexValueTracker(Complex.of(1, 0.5));
    var spot = dot(plane.n2p(z.value()), 0.12).setColor(YELLOW);
    var square = dot(spot.center(), 0.12).setColor(RED);
    spot.addUpdater(s -> s.moveTo(plane.n2p(z.value())));
    square.addUpdater(s -> s.moveTo(plane.n2p(z.value().times(z.value()))));
    var length = variable("|z|", 0, 2).setColor(YELLOW);
    var area = variable("|z^2|", 0, 2).setColor(RED);
    length.addUpdater(v -> v.setValue(z.value().abs()));
    area.addUpdater(v -> v.setValue(z.value().abs() * z.value().abs()));
    group(length, area).arrange(DOWN, 0.5, LEFT).moveTo(at(1.2, 2), LEFT);
    play(fadeIn(plane), fadeIn(spot), fadeIn(square), write(length), write(area));
    play(animate(z, v -> v.setValue(Complex.of(-1.2, 0.4))).runTime(2));
    play(animate(z, v -> v.setValue(Complex.of(0.3, -1.3))).runTime(2));

    var zoom = exponentialValueTracker(1);
    var shown = integerNumber(1).groupWithCommas(true).moveTo(at(1.2, -0.6), LEFT);
    var bar = rectangle(0.2, 0.6).setFill(BLUE, 0.8).setStroke(BLUE).moveTo(at(1.2, -1.4), LEFT);
    shown.addUpdater(n -> n.setValue(zoom.value()));
    bar.addUpdater(
        b -> {
          double digits = StrictMath.log10(zoom.value());
          b.stretchToWidth(0.2 + 0.5 * digits).moveTo(at(1.2, -1.4), LEFT);
        });
    play(fadeIn(shown), fadeIn(bar));
    play(animate(zoom, v -> v.setValue(1e9)).rate(LINEAR).runTime(4));
    pause();
  }
}
