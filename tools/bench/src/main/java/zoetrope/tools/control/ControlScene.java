package zoetrope.tools.control;

import static zoetrope.Zoetrope.COMMUNITY;

import java.util.function.Consumer;
import zoetrope.animation.Animation;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.scene.PlayOptions;
import zoetrope.scene.Scene;

/**
 * A scene that runs code from outside of its class and then rests for two frames.
 *
 * <pre>{@code table.film("creation/FadeIn", s -> s.perform(SMOOTHLY, fadeIn(square()))); }</pre>
 */
final class ControlScene extends Scene {
  /** One frame of a video: the length of a pause without movement. */
  static final double HOLD = 1.0 / Control.RATE;

  private final Consumer<ControlScene> body;

  ControlScene(Consumer<ControlScene> body) {
    this.body = body;
  }

  @Override
  protected void construct() {
    theme(COMMUNITY);
    body.accept(this);
    pause(2 * HOLD);
  }

  void perform(Animation<?>... animations) {
    play(animations);
  }

  void perform(PlayOptions options, Animation<?>... animations) {
    play(options, animations);
  }

  void rest(double seconds) {
    pause(seconds);
  }

  /**
   * Waits for one frame without movement. Manim's control frames contain one frame for a pause of
   * any length.
   */
  void hold() {
    pause(HOLD);
  }

  void show(Mobject<?>... mobjects) {
    add(mobjects);
  }

  void hide(Mobject<?>... mobjects) {
    remove(mobjects);
  }

  void toBack(Mobject<?>... mobjects) {
    bringToBack(mobjects);
  }

  CameraFrame eye() {
    return camera();
  }
}
