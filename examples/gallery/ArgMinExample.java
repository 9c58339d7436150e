package gallery;

import static zoetrope.Zoetrope.*;

import java.util.Arrays;
import java.util.Comparator;
import java.util.function.DoubleUnaryOperator;
import zoetrope.mobject.coordinates.Range;

/**
 * A dot that rolls down a parabola to its lowest point.
 *
 * <p>Axes from 0 to 10 and from 0 to 100, named x and f(x), are visible from the start, with a
 * maroon parabola and a dot at its left end. The dot runs along the curve to the smallest of 200
 * samples, near 5.
 *
 * <p>Based on ArgMinExample in the example gallery of Manim Community (MIT licence).
 */
public final class ArgMinExample extends Scene {
  @Override
  protected void construct() {
    theme(COMMUNITY);
    var axes = axes(Range.of(0, 10), Range.of(0, 100, 10), axisStyle().noTip());
    var x = valueTracker(0);
    DoubleUnaryOperator f = at -> 2 * (at - 5) * (at - 5);
    var graph = axes.plot(f).setColor(MAROON);
    var dot = always(dot(), d -> d.moveTo(axes.c2p(x.value(), f.applyAsDouble(x.value()))));
    var samples = Range.of(0, 10, 10 / 199.0).values();
    var lowest = Arrays.stream(samples).boxed().min(Comparator.comparing(f::applyAsDouble));

    add(axes, axes.axisLabels("x", "f(x)"), graph, dot);
    play(animate(x, v -> v.setValue(lowest.get())));
    pause();
  }
}
