import static zoetrope.Zoetrope.*;

/** A square turns, grows and changes its colour at the same time. */
public final class ChangesSolved extends Scene {
  @Override
  protected void construct() {
    var square = square(2).setFill(BLUE, 0.5);
    play(create(square));
    // tag
    play(animate(square, s -> s.rotate(45 * DEGREES).scale(1.5).setColor(YELLOW)).runTime(2));
    // end
    pause();
  }
}
