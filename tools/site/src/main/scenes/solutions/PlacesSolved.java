import static zoetrope.Zoetrope.*;

/** A dot at another point, with its coordinates above it. */
public final class PlacesSolved extends Scene {
  @Override
  protected void construct() {
    // tag
    var point = dot(at(-4, 1)).setColor(RED);
    var above = text("(-4, 1)").nextTo(point, UP);
    // end
    play(fadeIn(point), write(above));
    pause();
  }
}
