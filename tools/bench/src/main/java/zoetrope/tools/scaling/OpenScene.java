package zoetrope.tools.scaling;

import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.scene.Scene;

/** A scene whose protected methods can be called by a script outside of its class. */
final class OpenScene extends Scene {
  private final Workload.Script script;
  private final int n;

  OpenScene(Workload.Script script, int n) {
    this.script = script;
    this.n = n;
  }

  @Override
  protected void construct() {
    script.run(this, n);
  }

  void show(Mobject<?> mobject) {
    add(mobject);
  }

  void show(List<? extends Mobject<?>> mobjects) {
    add(mobjects);
  }

  void hide(Mobject<?> mobject) {
    remove(mobject);
  }

  void toFront(Mobject<?> mobject) {
    bringToFront(mobject);
  }

  void perform(Animation<?> animation) {
    play(animation);
  }

  void perform(List<? extends Animation<?>> animations) {
    play(animations);
  }

  void hold() {
    pause(0.5);
  }

  void toBack(Mobject<?> mobject) {
    bringToBack(mobject);
  }

  void keepInFront(Mobject<?> mobject) {
    addForegroundMobjects(mobject);
  }

  CameraFrame eye() {
    return camera();
  }

  void chapter(String name) {
    section(name);
    subtitle(name, 0.1);
  }
}
