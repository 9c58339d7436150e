import static zoetrope.Zoetrope.*;

/** Five dots appear one after the other. */
public final class PairLagged extends Scene {
  @Override
  protected void construct() {
    // tag
    var dots = dot(0.3).replicate(5);
    dots.arrange(RIGHT);
    play(laggedStart(dots, d -> growFromCenter(d)).lagRatio(0.3));
    // end
  }
}
