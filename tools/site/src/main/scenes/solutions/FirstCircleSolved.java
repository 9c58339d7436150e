import static zoetrope.Zoetrope.*;

/** A larger circle is drawn and stays for two seconds. */
public final class FirstCircleSolved extends Scene {
  @Override
  protected void construct() {
    // tag
    var circle = circle(3);
    play(create(circle));
    pause(2);
    // end
  }
}
