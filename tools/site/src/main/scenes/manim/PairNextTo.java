import static zoetrope.Zoetrope.*;

/** A name to the right of a square. */
public final class PairNextTo extends Scene {
  @Override
  protected void construct() {
    // tag
    var square = square();
    var label = text("square");
    label.nextTo(square, RIGHT, 0.5);
    add(square, label);
    // end
  }
}
