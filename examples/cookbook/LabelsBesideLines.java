package cookbook;

import static zoetrope.Zoetrope.*;

/** Labels stay beside the slanted sides of a triangle while one corner moves. */
public final class LabelsBesideLines extends Scene {
  @Override
  protected void construct() {
    var left = at(-3, -2);
    var right = at(3, -2);
    var corner = dot(at(-1.5, 1.5)).setColor(YELLOW).setZIndex(1);
    var base = line(left, right);
    var a = line(left, corner.center()).addUpdater(l -> l.setEnds(left, corner.center()));
    var b = line(corner.center(), right).addUpdater(l -> l.setEnds(corner.center(), right));
    var nameA = tex("a").addUpdater(name -> a.placeBeside(name, UL));
    var nameB = tex("b").addUpdater(name -> b.placeBeside(name, UR));
    var nameC = base.placeBeside(tex("c"), DOWN);

    play(fadeIn(corner), create(group(base, a, b)), fadeIn(nameA, nameB, nameC));
    play(animate(corner, c -> c.moveTo(at(1.8, 2))).runTime(2));
    play(animate(corner, c -> c.moveTo(at(0, 0.5))).runTime(1.5));
    pause();
  }
}
