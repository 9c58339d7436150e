import static zoetrope.Zoetrope.*;

/** A circle is drawn. */
public final class FirstCircle extends Scene {
  @Override
  protected void construct() {
    var circle = circle(2);
    play(create(circle));
    pause();
  }
}
