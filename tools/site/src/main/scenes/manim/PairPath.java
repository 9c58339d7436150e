import static zoetrope.Zoetrope.*;

/** A dot moves along a circle. */
public final class PairPath extends Scene {
  @Override
  protected void construct() {
    // tag
    var circle = circle(2);
    var dot = dot().setColor(YELLOW);
    add(circle, dot);
    play(moveAlongPath(dot, circle).runTime(2));
    // end
  }
}
