package zoetrope.scene;

import java.util.List;
import zoetrope.color.Color;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.mobject.Mobject;

/** An observer's read-only view of the stage at the present moment. */
public final class StageView {
  private final Scene scene;

  StageView(Scene scene) {
    this.scene = scene;
  }

  /** The frame that a film would show. */
  public Frame frame() {
    Camera camera = scene.ownCamera().toCamera();
    Color background = scene.backgroundColor();
    return new Frame(camera, background, scene.cast().items(camera, background));
  }

  /** The top-level mobjects, from back to front; not to be changed. */
  public List<Mobject<?>> mobjects() {
    return List.copyOf(scene.cast().mobjects());
  }
}
