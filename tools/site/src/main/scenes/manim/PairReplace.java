import static zoetrope.Zoetrope.*;

/** A square is replaced by a star. */
public final class PairReplace extends Scene {
  @Override
  protected void construct() {
    // tag
    var square = square(3);
    var star = star();
    add(square);
    play(replacementTransform(square, star));
    // end
  }
}
