package zoetrope.tools.fuzz;

import java.util.function.Supplier;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.geometry.Bounds;
import zoetrope.internal.raster.Canvas;
import zoetrope.mobject.Mobject;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Scene;
import zoetrope.scene.SceneException;
import zoetrope.scene.Stage;
import zoetrope.scene.StageSettings;

/** Shows an object made from an input, on a stage and in a small image. */
final class OneObject {
  private static final StageSettings SETTINGS = StageSettings.of(FrameRate.of(1));
  private static final int WIDTH = 96;
  private static final int HEIGHT = 54;

  private OneObject() {}

  /**
   * Makes, shows and draws the object.
   *
   * @return false if the project refuses the object
   * @throws Exception for any other error
   */
  static boolean show(Supplier<? extends Mobject<?>> make) throws Exception {
    Shown scene = new Shown(make);
    Frame[] last = new Frame[1];
    try {
      Stage.run(scene, SETTINGS, FrameRange.ALL, (frame, count) -> last[0] = frame);
    } catch (SceneException e) {
      return refused(e);
    }
    requireNumbers(scene.bounds);
    new Canvas(WIDTH, HEIGHT).draw(last[0]);
    return true;
  }

  /** Returns false if the project refused the scene; otherwise throws the cause. */
  static boolean refused(SceneException failure) throws Exception {
    Throwable cause = failure.getCause() == null ? failure : failure.getCause();
    if (Refusals.isOurs(cause)) {
      return false;
    }
    if (cause instanceof Error error) {
      throw error;
    }
    throw (Exception) cause;
  }

  private static void requireNumbers(Bounds bounds) throws UnwantedOutcome {
    if (!bounds.isEmpty() && !bounds.size().isFinite()) {
      throw new UnwantedOutcome("an object has no position: " + bounds);
    }
  }

  private static final class Shown extends Scene {
    private final Supplier<? extends Mobject<?>> make;
    private Bounds bounds;

    Shown(Supplier<? extends Mobject<?>> make) {
      this.make = make;
    }

    @Override
    protected void construct() {
      Mobject<?> made = make.get();
      bounds = made.bounds();
      add(made);
      pause();
    }
  }
}
