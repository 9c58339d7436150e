import static zoetrope.Zoetrope.*;

/** Music, and a clack when a dot arrives. */
public final class Sounds extends Scene {
  @Override
  protected void construct() {
    var dot = dot(left(4), 0.2).setColor(YELLOW);
    // tag
    music("sounds/bed.wav").gain(-18).fadeIn(2).fadeOut(1).loop();
    play(animate(dot, d -> d.moveTo(right(4))));
    sound("sounds/clack.wav").gain(-6).pan(0.5);
    pause(2);
    // end
  }
}
