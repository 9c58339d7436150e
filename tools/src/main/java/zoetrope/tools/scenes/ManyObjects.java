package zoetrope.tools.scenes;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.mobject.shapes.Square;
import zoetrope.scene.Parameter;
import zoetrope.scene.Scene;

/** Thousands of objects, some or all of which move: what loads the stage more than the raster. */
public final class ManyObjects extends Scene {
  /** What moves the objects. */
  public enum Motion {
    /** One animation of a group of all. */
    FAMILY,
    /** An animation for each, in one play. */
    EACH,
    /** An updater for each. */
    UPDATERS
  }

  private final Parameter<Integer> objects = parameter("objects", 10_000, "how many there are");
  private final Parameter<Integer> moving = parameter("moving", 10_000, "how many of them move");
  private final Parameter<Motion> motion = parameter("motion", Motion.FAMILY, "what moves them");
  private final Parameter<Double> seconds = parameter("seconds", 4.0, "how long they move");

  @Override
  protected void construct() {
    List<Square> all = squares();
    List<Square> some = all.subList(0, Math.min(moving.get(), all.size()));
    List<Square> rest = all.subList(some.size(), all.size());
    if (motion.get() == Motion.FAMILY) {
      var still = group();
      still.setChildren(rest);
      add(still);
      var group = group();
      group.setChildren(some);
      play(animate(group, g -> g.shift(right(0.5))).runTime(seconds.get()));
      return;
    }
    add(all);
    if (motion.get() == Motion.EACH) {
      List<Animation<?>> steps = new ArrayList<>();
      for (Square square : some) {
        steps.add(animate(square, s -> s.shift(right(0.5))).runTime(seconds.get()));
      }
      play(steps);
      return;
    }
    for (Square square : some) {
      square.addUpdater((Square s, double dt) -> s.shift(right(0.5 * dt / seconds.get())));
    }
    pause(seconds.get());
  }

  private List<Square> squares() {
    var square = square(0.05).setFill(BLUE, 1);
    var grid = group();
    List<Square> squares = new ArrayList<>();
    for (int i = 0; i < objects.get(); i++) {
      squares.add(square.copy());
    }
    grid.setChildren(squares);
    int columns = (int) Math.ceil(Math.sqrt(objects.get() * 16 / 9.0));
    grid.arrangeInGrid(gridLayout((objects.get() + columns - 1) / columns, columns));
    grid.setHeight(7);
    return squares;
  }
}
