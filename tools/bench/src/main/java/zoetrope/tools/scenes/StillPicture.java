package zoetrope.tools.scenes;

import static zoetrope.Zoetrope.*;

import zoetrope.scene.Parameter;
import zoetrope.scene.Scene;

/**
 * A frame that does not change. With {@code ticks}, an updater without effect runs in each frame.
 * Then the stage does not know in advance that frames do not change.
 */
public final class StillPicture extends Scene {
  private final Parameter<Double> seconds =
      parameter("seconds", 10.0, "how long the picture is shown");
  private final Parameter<Boolean> ticks = parameter("ticks", false, "whether an updater runs");

  @Override
  protected void construct() {
    var text = text("Nothing moves here.").setWidth(9);
    var square = square(3).setFill(TEAL, 0.5);
    if (ticks.get()) {
      square.addUpdater(s -> s.center());
    }
    add(square, text);
    pause(seconds.get());
  }
}
