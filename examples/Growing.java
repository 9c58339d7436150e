import static zoetrope.Zoetrope.*;

/** Objects grow from points, edges and arrow starts, turn, and follow another object. */
public final class Growing extends Scene {
  @Override
  protected void construct() {
    var sun = circle(0.7).setStroke(YELLOW).setFill(YELLOW, 0.8);
    play(growFromCenter(sun));
    var planets = group();
    for (int i = 0; i < 3; i++) {
      var orbit = circle(1.5 + 0.9 * i).setStroke(GREY, 2);
      var planet = dot(orbit.pointAt(0.3 * i), 0.15 + 0.05 * i);
      planet.setColor(i == 0 ? RED : i == 1 ? BLUE : GREEN);
      planets.add(group(orbit, planet));
    }
    play(laggedStart(planets, p -> growFromPoint(p, sun.center())).lagRatio(0.3));
    var label = text("a year").scale(0.8).toCorner(UP.plus(LEFT));
    var pointer = arrow(label, at(-3.1, 1.7)).setColor(TEAL);
    play(growFromEdge(label, LEFT), growArrow(pointer));
    play(rotating(planets), rotate(sun, PI).runTime(5));
    play(
        animate(sun, s -> s.shift(right(2))),
        maintainPosition(group(planets, label, pointer), sun));
    pause();
  }
}
