package zoetrope.render.scenes;

import java.util.concurrent.atomic.AtomicInteger;
import zoetrope.scene.Scene;

/** Is longer each time. */
public final class Fickle extends Scene {
  private static final AtomicInteger RUNS = new AtomicInteger();

  @Override
  protected void construct() {
    add(Sliding.square(0));
    pause(RUNS.incrementAndGet());
  }
}
