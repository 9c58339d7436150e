import static zoetrope.Zoetrope.*;

/** Strokes and fills. */
public final class Colours extends Scene {
  @Override
  protected void construct() {
    var circle = circle(1.5).setStroke(BLUE, 6).setFill(BLUE, 0.4);
    var square = square(3).setStroke(YELLOW, 6).setFill(YELLOW, 0.2);
    group(circle, square).arrange(RIGHT, 1);
    play(create(circle), create(square));
    pause();
  }
}
