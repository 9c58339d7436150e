import static zoetrope.Zoetrope.*;

/** Dots appear one after the other, then vanish nearly together. */
public final class TogetherSolved extends Scene {
  // still: 2.2
  @Override
  protected void construct() {
    var dots = dot(ORIGIN, 0.25).replicate(8);
    dots.arrange(RIGHT, 0.6);
    // tag
    play(laggedStart(dots, d -> fadeIn(d).shift(up(0.5))).lagRatio(1).runTime(4));
    play(laggedStart(dots, d -> fadeOut(d).shift(up(0.5))).lagRatio(0.05).runTime(2));
    // end
  }
}
