import static zoetrope.Zoetrope.*;

/** A circle is drawn, filled and moved in one play. */
public final class PairSuccession extends Scene {
  // still: 1.4
  @Override
  protected void construct() {
    // tag
    var circle = circle();
    play(succession(create(circle), indicate(circle), fadeOut(circle)));
    // end
  }
}
