import static zoetrope.Zoetrope.*;

/** A circle above a square. */
public final class ColoursSolved extends Scene {
  @Override
  protected void construct() {
    var circle = circle(1.5).setStroke(BLUE, 6).setFill(BLUE, 0.4);
    var square = square(3).setStroke(YELLOW, 6).setFill(YELLOW, 0.2);
    // tag
    group(circle, square).arrange(DOWN, 1);
    // end
    play(create(circle), create(square));
    pause();
  }
}
