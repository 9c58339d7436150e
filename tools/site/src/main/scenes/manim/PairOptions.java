import static zoetrope.Zoetrope.*;

/** A circle is faded in slowly. */
public final class PairOptions extends Scene {
  @Override
  protected void construct() {
    // tag
    var circle = circle();
    play(fadeIn(circle).runTime(2).rate(LINEAR));
    // end
  }
}
