package zoetrope.tools.scenes;

import static zoetrope.Zoetrope.*;

import zoetrope.scene.Parameter;
import zoetrope.scene.Scene;

/** A large translucent plane that glides to and fro over a page of text. */
public final class MovingPlane extends Scene {
  private final Parameter<Double> seconds = parameter("seconds", 4.0, "how long it moves");

  @Override
  protected void construct() {
    var page = text("the quick brown fox jumps over the lazy dog\n".repeat(10)).setWidth(12);
    // 1500 x 700 pixels at 1920 x 1080.
    var plane = roundedRectangle(11.1, 5.2, 0.3).setFill(BLUE, 0.4).setStroke(WHITE, 4);
    plane.shift(left(1.5));
    add(page, plane);
    play(animate(plane, p -> p.shift(right(3)).rotate(0.1)).runTime(seconds.get() / 2));
    play(animate(plane, p -> p.shift(left(3)).rotate(-0.1)).runTime(seconds.get() / 2));
  }
}
