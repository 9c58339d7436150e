package cookbook;

import static zoetrope.Zoetrope.*;

/** Two vibrations, one in each direction, draw a closed curve. */
public final class Lissajous extends Scene {
  @Override
  protected void construct() {
    var time = valueTracker(0);
    var upper = circle(1.5).setStroke(BLUE, 3).moveTo(at(1, 2.2));
    var side = circle(1.5).setStroke(TEAL, 3).moveTo(at(-3, -1.9));
    var x = always(dot().setColor(BLUE), d -> d.moveTo(upper.pointAt(3 * time.value() % 1)));
    var y = always(dot().setColor(TEAL), d -> d.moveTo(side.pointAt(2 * time.value() % 1)));
    var pen = always(dot().setColor(YELLOW), d -> d.moveTo(at(x.x(), y.y())));
    var down = alwaysRedraw(() -> line(x.center(), pen.center()).setStroke(BLUE, 2));
    var across = alwaysRedraw(() -> line(y.center(), pen.center()).setStroke(TEAL, 2));
    var trace = tracedPath(pen).setStroke(YELLOW, 4);
    add(upper, side, x, y, pen, down, across, trace);
    play(animate(time, t -> t.setValue(1)).rate(LINEAR).runTime(6));
    pause(0.5);
  }
}
