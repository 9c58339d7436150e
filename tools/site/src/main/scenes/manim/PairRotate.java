import static zoetrope.Zoetrope.*;

/** A square turns about the origin. */
public final class PairRotate extends Scene {
  @Override
  protected void construct() {
    // tag
    var square = square().shift(right(2));
    add(square);
    play(rotate(square, PI).about(ORIGIN));
    // end
  }
}
