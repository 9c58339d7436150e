import static zoetrope.Zoetrope.*;

/** A dot moves along a parabola, and a line follows it. */
public final class FollowersSolved extends Scene {
  @Override
  protected void construct() {
    var x = valueTracker(-4);
    // tag
    var dot = dot(at(-4, 2), 0.15).setColor(YELLOW);
    dot.addUpdater(d -> d.moveTo(at(x.value(), x.value() * x.value() / 8)));
    var line = alwaysRedraw(() -> line(ORIGIN, dot.center()).setStroke(BLUE, 6));
    // end
    add(line, dot);
    play(animate(x, v -> v.setValue(4)).runTime(3));
    pause();
  }
}
