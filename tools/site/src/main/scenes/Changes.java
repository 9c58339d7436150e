import static zoetrope.Zoetrope.*;

/** An object changes its place, size and colour. */
public final class Changes extends Scene {
  @Override
  protected void construct() {
    var square = square(2).setFill(BLUE, 0.5);
    play(create(square));
    play(animate(square, s -> s.shift(left(3)).rotate(45 * DEGREES)));
    play(animate(square, s -> s.scale(1.5).setColor(YELLOW)).runTime(2));
    pause();
  }
}
