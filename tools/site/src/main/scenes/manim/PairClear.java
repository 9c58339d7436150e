import static zoetrope.Zoetrope.*;

/** All objects are faded out. */
public final class PairClear extends Scene {
  // still: 0.3
  @Override
  protected void construct() {
    // tag
    add(circle(), square());
    play(fadeOut(group(mobjects())));
    // end
  }
}
