import static zoetrope.Zoetrope.*;

/** A brace under a rectangle, with a formula. */
public final class PairBrace extends Scene {
  @Override
  protected void construct() {
    // tag
    var box = rectangle(4, 1);
    var brace = brace(box, DOWN);
    var label = brace.tex("a + b");
    add(box, brace, label);
    // end
  }
}
