import static zoetrope.Zoetrope.*;

/** A circle with a blue outline and fill. */
public final class PairStyle extends Scene {
  @Override
  protected void construct() {
    // tag
    var circle = circle(2);
    circle.setStroke(BLUE, 8);
    circle.setFill(BLUE, 0.5);
    add(circle);
    // end
  }
}
