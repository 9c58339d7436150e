import static zoetrope.Zoetrope.*;

/** A large yellow text. */
public final class PairText extends Scene {
  @Override
  protected void construct() {
    // tag
    var text = text("Hello").fontSize(96);
    text.setColor(YELLOW);
    play(write(text));
    // end
  }
}
