import static zoetrope.Zoetrope.*;

/** A text is faded in from below, and out. */
public final class PairFades extends Scene {
  // still: 1
  @Override
  protected void construct() {
    // tag
    var text = text("here");
    play(fadeIn(text).shift(UP));
    pause(0.5);
    play(fadeOut(text).shift(UP));
    // end
  }
}
