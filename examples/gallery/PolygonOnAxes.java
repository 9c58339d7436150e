package gallery;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.coordinates.Range;

/**
 * A rectangle of constant area under a hyperbola.
 *
 * <p>A yellow hyperbola falls on square axes, with a dot on it at 5. A blue rectangle is drawn from
 * the origin to the dot. The dot runs down to 10, up to 2.5 and back to 5. The rectangle stretches
 * with it and always has the area 25.
 *
 * <p>Based on PolygonOnAxes in the example gallery of Manim Community (MIT licence).
 */
public final class PolygonOnAxes extends Scene {
  private static final double AREA = 25;

  @Override
  protected void construct() {
    theme(COMMUNITY);
    var axes = axes(Range.of(0, 10), Range.of(0, 10), axisStyle().length(6).noTip());
    var graph = axes.plot(x -> AREA / x, AREA / 10, 10).setColor(YELLOW_D);
    var x = valueTracker(5);
    var dot = always(dot(), d -> d.moveTo(axes.c2p(x.value(), AREA / x.value())));
    var box =
        alwaysRedraw(
            () ->
                rectangle(1, 1)
                    .replaceStretched(line(axes.c2p(0, 0), axes.c2p(x.value(), AREA / x.value())))
                    .setStroke(YELLOW_B, 1)
                    .setFill(BLUE, 0.5));
    dot.setZIndex(10);
    add(axes, graph, dot);
    play(create(box));
    play(animate(x, v -> v.setValue(10)));
    play(animate(x, v -> v.setValue(AREA / 10)));
    play(animate(x, v -> v.setValue(5)));
  }
}
