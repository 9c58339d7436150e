import static zoetrope.Zoetrope.*;

/** Animations that start one after the other, with a short delay. */
public final class Together extends Scene {
  @Override
  protected void construct() {
    var dots = dot(ORIGIN, 0.25).replicate(8);
    dots.arrange(RIGHT, 0.6);
    play(laggedStart(dots, d -> fadeIn(d).shift(up(0.5))).lagRatio(0.2).runTime(2));
    play(animate(dots, d -> d.setColor(TEAL)));
    pause();
  }
}
