import static zoetrope.Zoetrope.*;

/** Two animations run at the same time. */
public final class PairTogether extends Scene {
  @Override
  protected void construct() {
    // tag
    var circle = circle().shift(left(2));
    var square = square().shift(right(2));
    play(create(circle), fadeIn(square));
    // end
  }
}
