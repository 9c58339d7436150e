import static zoetrope.Zoetrope.*;

/** Objects that follow others in every frame. */
public final class Updaters extends Scene {
  // still: 4
  @Override
  protected void construct() {
    var wheel = circle(1.2).setStroke(BLUE, 5).moveTo(at(-5.5, 0.2));
    var rim = dot(wheel.bottom(), 0.12).setColor(YELLOW);
    var ground = line(at(-7, -1), at(7, -1)).setStroke(GREY, 3);
    var spoke = line(wheel.center(), rim.center()).setStroke(YELLOW, 3);
    spoke.addUpdater(s -> s.setEnds(wheel.center(), rim.center()));
    var shown = decimalNumber(0, 2).toEdge(UP);
    shown.addUpdater(n -> n.setValue(wheel.x() + 5.5));
    var trace = curve().setStroke(RED, 4).startNewPath(rim.center());
    add(ground, wheel, rim, spoke, shown, trace);
    play(
        updateFromAlpha(
                wheel,
                (w, t) -> {
                  double turn = 9 * t / 1.2;
                  w.moveTo(at(-5.5 + 9 * t, 0.2));
                  rim.moveTo(w.center().plus(down(1.2).rotate(-turn)));
                })
            .rate(LINEAR)
            .runTime(6),
        updateFromFunction(trace, t -> t.addLineTo(rim.center())).runTime(6));
    spoke.clearUpdaters();
    play(animate(shown, n -> n.setColor(GREEN)));
    pause();
  }
}
