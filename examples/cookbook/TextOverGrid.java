package cookbook;

import static zoetrope.Zoetrope.*;

/** Words and formulas over a grid stay readable on a dark rectangle. */
public final class TextOverGrid extends Scene {
  @Override
  protected void construct() {
    var plane = numberPlane();
    var title = text("Every point has two coordinates").addBackgroundRectangle().toEdge(UP);
    var dot = dot(plane.c2p(3, 2), 0.12).setColor(YELLOW);
    var name = tex("(3,\\, 2)").addBackgroundRectangle().nextTo(dot, UR);
    var across = arrow(ORIGIN, plane.c2p(3, 0)).setColor(TEAL);
    var up = arrow(plane.c2p(3, 0), dot).setColor(PINK);
    play(create(plane).runTime(1.5).lagRatio(0.02));
    play(fadeIn(title).shift(DOWN));
    play(growArrow(across));
    play(growArrow(up));
    play(growFromCenter(dot), fadeIn(name));
    pause();
  }
}
