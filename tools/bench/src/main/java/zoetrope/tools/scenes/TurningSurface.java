package zoetrope.tools.scenes;

import static zoetrope.Zoetrope.*;

import zoetrope.mobject.three.mesh.Interval;
import zoetrope.scene.Parameter;
import zoetrope.scene.Scene;

/** A turning surface of many faces, which are all shaded, sorted and drawn in every frame. */
public final class TurningSurface extends Scene {
  private final Parameter<Integer> faces = parameter("faces", 5000, "how many, about");
  private final Parameter<Double> seconds = parameter("seconds", 4.0, "how long it turns");

  @Override
  protected void construct() {
    int across = (int) Math.rint(Math.sqrt(faces.get() / 2.0));
    var range = new Interval(-3, 3);
    var waves =
        surface((u, v) -> at(u, v, StrictMath.cos(2 * u) * StrictMath.sin(2 * v) / 2), range, range)
            .resolution(2 * across, across);
    camera().reorient(30, 65);
    add(waves);
    play(rotate(waves, PI).runTime(seconds.get()));
  }
}
