import static zoetrope.Zoetrope.*;

/** A line and a number follow a dot. */
public final class Followers extends Scene {
  // still: 2
  @Override
  protected void construct() {
    var x = valueTracker(-4);
    var dot = dot(at(-4, 0), 0.15).setColor(YELLOW);
    dot.addUpdater(d -> d.moveTo(at(x.value(), 0)));
    var line = alwaysRedraw(() -> line(ORIGIN, at(x.value(), 0)).setStroke(BLUE, 6));
    var number = decimalNumber(-4, 2).toEdge(UP);
    number.addUpdater(n -> n.setValue(x.value()));
    add(line, dot, number);
    play(animate(x, v -> v.setValue(4)).runTime(3));
    pause();
  }
}
