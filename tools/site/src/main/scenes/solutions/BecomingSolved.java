import static zoetrope.Zoetrope.*;

/** A square fades out, and a circle fades in. */
public final class BecomingSolved extends Scene {
  @Override
  protected void construct() {
    var shape = square(2).setColor(BLUE).moveTo(left(3));
    play(create(shape));
    // tag
    var circle = circle(1.2).setColor(GREEN).moveTo(left(3));
    play(fadeOut(shape), fadeIn(circle));
    // end
    pause();
  }
}
