package zoetrope.render.scenes;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.Square;
import zoetrope.mobject.Text;
import zoetrope.scene.Parameter;
import zoetrope.scene.Scene;

/** What runs forward only: an updater that adds up time, chance, and an author's function. */
public final class Winding extends Scene {
  private final Parameter<Boolean> endless = parameter("endless", false, "never stops");

  @Override
  protected void construct() {
    Square square = new Square(1).setFill(BLUE, 0.5);
    square.addUpdater((s, dt) -> s.rotate(dt * (1 + random().nextDouble())));
    Text text = new Text("winding").moveTo(up(2));
    play(fadeIn(square), write(text));
    do {
      play(updateFromAlpha(text, (t, alpha) -> t.shift(RIGHT.times(alpha / 10))).runTime(0.7));
      pause(0.45);
    } while (endless.get());
    square.clearUpdaters();
    play(fadeOut(square), animate(camera(), c -> c.scale(0.5)));
    pause();
  }
}
