import static zoetrope.Zoetrope.*;

/** A square becomes a circle, and its copy a formula. */
public final class Becoming extends Scene {
  @Override
  protected void construct() {
    var shape = square(2).setColor(BLUE).moveTo(left(3));
    var formula = tex("\\pi r^2").scale(1.5).moveTo(right(3));
    play(create(shape));
    play(transform(shape, circle(1.2).setColor(GREEN).moveTo(left(3))));
    play(transformFromCopy(shape, formula));
    pause();
  }
}
