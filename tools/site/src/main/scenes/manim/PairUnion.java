import static zoetrope.Zoetrope.*;

/** The intersection of a circle and a square. */
public final class PairUnion extends Scene {
  @Override
  protected void construct() {
    // tag
    var circle = circle(1.5);
    var square = square(2.5).shift(RIGHT);
    var both = intersection(circle, square);
    both.setFill(GREEN, 0.8);
    add(circle, square, both);
    // end
  }
}
