package cookbook;

import static zoetrope.Zoetrope.*;

/** Labels stay next to a point that moves, and one of them shows its distance. */
public final class FollowingLabels extends Scene {
  @Override
  protected void construct() {
    var path = ellipse(8, 4).setStroke(GREY_D, 3);
    var dot = dot(path.start(), 0.14).setColor(YELLOW);
    var radius = alwaysRedraw(() -> line(ORIGIN, dot.center()).setColor(BLUE));
    var name = tex("P").setColor(YELLOW);
    name.addUpdater(n -> n.moveTo(dot.center().plus(normalize(dot.center()).times(0.45))));
    var length = decimalNumber(4, 2).setColor(BLUE);
    length.addUpdater(
        n -> {
          var aside = normalize(dot.center()).rotate(PI / 2).times(0.5);
          n.setValue(dot.center().length()).moveTo(midpoint(ORIGIN, dot.center()).plus(aside));
        });
    add(path, radius, dot, name, length);
    play(moveAlongPath(dot, path).rate(LINEAR).runTime(5));
    pause(0.5);
  }
}
