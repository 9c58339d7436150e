package zoetrope.tools.scenes;

import static zoetrope.Zoetrope.*;

import zoetrope.geometry.Vec;
import zoetrope.scene.Parameter;
import zoetrope.scene.Scene;

/** Dots and squares under a slow zoom. Each outline must be computed again for each frame. */
public final class SlowZoom extends Scene {
  private final Parameter<Integer> objects = parameter("objects", 2500, "how many");
  private final Parameter<Double> seconds = parameter("seconds", 4.0, "how long the zoom takes");

  @Override
  protected void construct() {
    int side = (int) Math.ceil(Math.sqrt(objects.get()));
    for (int i = 0; i < objects.get(); i++) {
      double x = (i % side + 0.5) / side - 0.5;
      double y = (i / side + 0.5) / side - 0.5;
      Vec place = at(13 * x, 7.5 * y);
      add(i % 2 == 0 ? dot(place).setColor(BLUE) : square(0.1).moveTo(place).setStroke(TEAL, 2));
    }
    play(animate(camera(), c -> c.scale(0.8)).runTime(seconds.get()));
  }
}
