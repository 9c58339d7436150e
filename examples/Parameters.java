import static zoetrope.Zoetrope.*;

import zoetrope.scene.Parameter;

/** A rose with a number of petals and a color set by --set petals=7 --set warm=true. */
public final class Parameters extends Scene {
  private final Parameter<Integer> petals = parameter("petals", 5, "the number of petals");
  private final Parameter<Boolean> warm = parameter("warm", false, "red in place of blue");

  @Override
  protected void construct() {
    var color = warm.get() ? RED : BLUE;
    var rose = group();
    for (int i = 0; i < petals.get(); i++) {
      var petal = ellipse(2.4, 1.1).shift(right(1.75)).setStroke(color, 3).setFill(color, 0.35);
      rose.add(petal.rotate(TAU * i / petals.get(), OUT, ORIGIN));
    }
    var heart = circle(0.5).setStroke(GOLD).setFill(YELLOW, 0.9);
    var label = text("petals = " + petals.get()).font("CMU Typewriter Text").toCorner(at(-1, -1));
    play(growFromCenter(heart));
    play(laggedStart(rose, p -> growFromPoint(p, ORIGIN)).lagRatio(0.3).runTime(2), write(label));
    play(rotate(rose, TAU / petals.get()).about(ORIGIN).runTime(2));
    pause();
  }
}
