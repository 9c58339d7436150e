import static zoetrope.Zoetrope.*;

/** A square becomes a circle. */
public final class SquareToCircle extends Scene {
  @Override
  protected void construct() {
    var square = square(3);
    play(create(square));
    play(transform(square, circle()));
    pause();
  }
}
