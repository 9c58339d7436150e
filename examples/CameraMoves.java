import static zoetrope.Zoetrope.*;

/** The camera frame moves, grows and turns like any object. */
public final class CameraMoves extends Scene {
  // still: 2
  @Override
  protected void construct() {
    var city = rectangle(0.7, 1).setStroke(WHITE, 2).setFill(BLUE, 0.5).replicate(40);
    city.arrangeInGrid(gridLayout(5, 8).buff(0.5));
    for (var house : city) {
      house
          .stretchToHeight(0.4 + 0.9 * random().nextDouble())
          .setFill(BLUE, 0.2 + 0.6 * random().nextDouble());
    }
    city.scale(0.8).toEdge(DOWN);
    var home = city.get(21).setFill(YELLOW, 0.9);
    var sign = text("home").scale(0.25).moveTo(home);
    sign.setColor(BLACK);
    var title = text("The camera is an object").toEdge(UP).setBackstroke().fixInFrame();
    add(city, title);
    pause(0.5);
    camera().saveState();
    play(animate(camera(), c -> c.setHeight(2.5).moveTo(home)), fadeIn(sign));
    pause();
    play(animate(camera(), c -> c.rotate(20 * DEGREES).setHeight(5)));
    play(restore(camera()));
    play(animate(camera(), c -> c.reorient(-20, 55)).runTime(2));
    pause();
  }
}
