package gallery;

import static zoetrope.Zoetrope.*;

/**
 * A square that moves, changes its color, shrinks and turns.
 *
 * <p>A blue square moves a unit to the left, becomes orange inside a blue outline, shrinks to less
 * than a third and turns a little.
 *
 * <p>Based on MovingAround in the example gallery of Manim Community (MIT licence).
 */
public final class MovingAround extends Scene {
  @Override
  protected void construct() {
    theme(COMMUNITY);
    var square = square().setColor(BLUE).setFillOpacity(1);
    play(animate(square, s -> s.shift(LEFT)));
    play(animate(square, s -> s.setFill(ORANGE)));
    play(animate(square, s -> s.scale(0.3)));
    play(animate(square, s -> s.rotate(0.4)));
  }
}
