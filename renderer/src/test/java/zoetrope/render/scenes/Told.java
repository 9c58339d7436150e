package zoetrope.render.scenes;

import static zoetrope.animation.Animations.animate;

import zoetrope.geometry.Vec;
import zoetrope.mobject.Shape;
import zoetrope.scene.Parameter;
import zoetrope.scene.Scene;

/** A square that slides in three sections, with subtitles unless it is told without. */
public final class Told extends Scene {
  /** What becomes of the subtitles. */
  public enum Subtitles {
    THERE,
    LEFT_OUT
  }

  private final Parameter<Subtitles> subtitles = parameter("subtitles", Subtitles.THERE);

  @Override
  protected void construct() {
    Shape square = Sliding.square(-3);
    add(square);
    pause(0.5);
    section("First steps");
    tell("It slides.", 0.75);
    play(animate(square, s -> s.shift(new Vec(3, 0, 0))));
    section("Rest");
    tell("Über √2 休息,\nit rests.", 0.123456);
    pause(1);
    section("On");
    tell("On it goes.", 1);
    play(animate(square, s -> s.shift(new Vec(3, 1, 0))));
  }

  private void tell(String text, double seconds) {
    if (subtitles.get() == Subtitles.THERE) {
      subtitle(text, seconds);
    }
  }
}
