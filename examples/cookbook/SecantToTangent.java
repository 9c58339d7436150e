package cookbook;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.coordinates.Range;
import zoetrope.mobject.lines.Line;

/** A secant turns into the tangent while the distance of its points goes to zero. */
public final class SecantToTangent extends Scene {
  @Override
  protected void construct() {
    var axes = axes(Range.of(0, 5), Range.of(0, 5), 10, 6).shift(down(0.4));
    var graph = axes.plot(x -> 0.5 + x * x / 6).setColor(BLUE);
    var h = valueTracker(2.5);
    var first = dot(axes.i2gp(2, graph)).setColor(YELLOW);
    var second = always(dot().setColor(RED), d -> d.moveTo(axes.i2gp(2 + h.value(), graph)));
    var secant = alwaysRedraw(() -> extended(line(first.center(), second.center())));
    var legs =
        alwaysRedraw(
            () -> {
              var corner = at(second.x(), first.y());
              return polyline(first.center(), corner, second.center()).setStroke(GREY_B, 3);
            });
    var slope = decimalNumber(0, 2).setColor(YELLOW);
    var label = tex("\\frac{f(2 + h) - f(2)}{h} =");
    group(label, slope).arrange(RIGHT).moveTo(at(-1.5, 3));
    slope.alignBaseline(label);
    slope.addUpdater(s -> s.setValue((4 + h.value()) / 6));
    // Lines that read a dot must be updated after it, so the dot is added before them.
    group(first, second).setZIndex(1);
    add(axes, graph, first, second, legs, secant, label, slope);
    pause(0.5);
    play(animate(h, v -> v.setValue(0.001)).runTime(4));
    pause();
  }

  private static Line extended(Line line) {
    return line.scale(7 / line.arcLength()).setColor(YELLOW);
  }
}
