import static zoetrope.Zoetrope.*;

/** A term moves to the other side of an equation. */
public final class PairMatching extends Scene {
  @Override
  protected void construct() {
    // tag
    var before = tex("x + 2 = 5");
    var after = tex("x = 5 - 2");
    add(before);
    play(transformMatchingTex(before, after));
    // end
  }
}
