import static zoetrope.Zoetrope.*;

/** Objects are placed on the stage and beside one another. */
public final class Places extends Scene {
  @Override
  protected void construct() {
    var middle = dot(ORIGIN).setColor(YELLOW);
    var point = dot(at(3, 2)).setColor(RED);
    var below = text("the origin").nextTo(middle, DOWN);
    var above = text("(3, 2)").nextTo(point, UP);
    var title = text("The stage").toEdge(UP);
    play(fadeIn(middle), fadeIn(point), write(below), write(above), write(title));
    pause();
  }
}
