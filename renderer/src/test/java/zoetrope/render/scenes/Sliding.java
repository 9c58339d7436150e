package zoetrope.render.scenes;

import static zoetrope.animation.Animations.animate;

import zoetrope.color.Palette;
import zoetrope.frame.Paint;
import zoetrope.frame.Style;
import zoetrope.geometry.Affine;
import zoetrope.geometry.Path;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Shape;
import zoetrope.scene.Parameter;
import zoetrope.scene.Scene;

/** A square that slides, rests and slides on. */
public final class Sliding extends Scene {
  private final Parameter<Double> slide = parameter("slide", 1.0, "seconds of each slide");
  private final Parameter<Double> rest = parameter("rest", 1.0, "seconds of the rest");
  private final Parameter<String> label = parameter("label", "none");

  @Override
  protected void construct() {
    Shape square = square(-3);
    add(square);
    play(animate(square, s -> s.shift(new Vec(3, 0, 0))).runTime(slide.get()));
    pause(rest.get());
    if (label.get().equals("warn")) {
      warn("the label is 'warn'");
    }
    play(animate(square, s -> s.shift(new Vec(3, 1, 0))).runTime(slide.get()));
  }

  static Shape square(double x) {
    Path path =
        Path.polygon(new Vec(-1, -1, 0), new Vec(1, -1, 0), new Vec(1, 1, 0), new Vec(-1, 1, 0));
    Style style = Style.NONE.withFill(new Paint.Solid(Palette.WHITE));
    return new Shape(path, Affine.translation(new Vec(x, 0, 0)), style);
  }
}
