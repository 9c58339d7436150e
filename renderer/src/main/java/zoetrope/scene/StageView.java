package zoetrope.scene;

import java.util.List;
import zoetrope.color.Color;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.mobject.Mobject;

/** What an observer sees of a stage; what it returns is that of the present moment. */
public final class StageView {
  private final Scene scene;

  StageView(Scene scene) {
    this.scene = scene;
  }

  /** The picture, as a film would show it. */
  public Frame frame() {
    Camera camera = scene.ownCamera().toCamera();
    Color background = scene.backgroundColor();
    return new Frame(camera, background, scene.cast().items(camera, background));
  }

  /** What stands on the stage by itself, from back to front; to be looked at only. */
  public List<Mobject<?>> mobjects() {
    return List.copyOf(scene.cast().mobjects());
  }
}
