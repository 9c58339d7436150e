import static zoetrope.Zoetrope.*;

/** A square moves and turns. */
public final class PairAnimate extends Scene {
  @Override
  protected void construct() {
    // tag
    var square = square();
    add(square);
    play(animate(square, s -> s.shift(right(2)).rotate(PI / 4)));
    // end
  }
}
