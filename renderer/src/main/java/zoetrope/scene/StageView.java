package zoetrope.scene;

import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.color.Color;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;

/** An observer's read-only view of the stage at the present moment. */
public final class StageView {
  private final Scene scene;
  private List<Mobject<?>> animated = List.of();

  StageView(Scene scene) {
    this.scene = scene;
  }

  /** The frame that a film would show. */
  public Frame frame() {
    Camera camera = scene.ownCamera().toCamera();
    Color background = scene.backgroundColor();
    Vec light = scene.ownCamera().light();
    return new Frame(camera, background, scene.cast().items(camera, light, background));
  }

  /** The top-level mobjects, from back to front; not to be changed. */
  public List<Mobject<?>> mobjects() {
    return List.copyOf(scene.cast().mobjects());
  }

  /** What the present play animates, without what it animates later; nothing in a pause. */
  public List<Mobject<?>> animated() {
    return animated;
  }

  void animated(List<? extends Animation<?>> animations) {
    animated =
        animations.stream()
            .flatMap(Animation::together)
            .<Mobject<?>>map(Animation::mobject)
            .toList();
  }
}
