import static zoetrope.Zoetrope.*;

/** A text with a blue word. */
public final class PairTextPart extends Scene {
  @Override
  protected void construct() {
    // tag
    var text = text("one blue word");
    text.colorPart("blue", BLUE);
    add(text);
    // end
  }
}
