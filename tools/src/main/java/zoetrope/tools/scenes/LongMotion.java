package zoetrope.tools.scenes;

import static zoetrope.Zoetrope.*;

import zoetrope.scene.Parameter;
import zoetrope.scene.Scene;

/** Objects come, change and go without end: whatever is kept of them makes memory grow. */
public final class LongMotion extends Scene {
  private static final double ROUND = 5;

  private final Parameter<Double> minutes = parameter("minutes", 20.0, "how long it goes on");

  @Override
  protected void construct() {
    for (int round = 0; round * ROUND < minutes.get() * 60; round++) {
      round(round);
    }
  }

  private void round(int number) {
    var text = text("round " + number).moveTo(up(2.5));
    var formula = tex("x_{" + number + "} = \\sqrt{" + number + " + 1}").moveTo(down(2.5));
    var square = square(2).setFill(BLUE, 0.6).moveTo(left(3));
    var circle = circle().setFill(YELLOW, 0.6).moveTo(right(3));
    play(write(text), fadeIn(square), fadeIn(formula));
    play(animate(square, s -> s.rotate(PI / 2).shift(right(2))), rotate(formula, TAU));
    play(replacementTransform(square, circle));
    play(animate(circle, c -> c.shift(left(6)).scale(1.5)), animate(camera(), c -> c.scale(1.1)));
    play(
        fadeOut(circle), fadeOut(text), fadeOut(formula), animate(camera(), c -> c.scale(1 / 1.1)));
  }
}
