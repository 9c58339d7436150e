package zoetrope.tools.control;

import static zoetrope.Zoetrope.COMMUNITY;

import java.util.function.Consumer;
import zoetrope.animation.Animation;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.scene.PlayOptions;
import zoetrope.scene.Scene;

/**
 * A scene's protected methods for code outside of a scene class.
 *
 * <pre>{@code table.film("creation/FadeIn", s -> s.play(SMOOTHLY, fadeIn(square()))); }</pre>
 */
public final class ControlScene {
  /** One frame of a video: the length of a pause without movement. */
  static final double HOLD = 1.0 / Control.RATE;

  private final AdapterScene scene;

  private ControlScene(AdapterScene scene) {
    this.scene = scene;
  }

  /** Returns a scene that runs {@code body} and then rests for two frames. */
  static Scene of(Consumer<ControlScene> body) {
    return new AdapterScene(body);
  }

  /** Plays animations together, until the last has ended. */
  public void play(Animation<?>... animations) {
    scene.playAll(PlayOptions.NONE, animations);
  }

  /** Plays animations together; {@code options} override those of each animation. */
  public void play(PlayOptions options, Animation<?>... animations) {
    scene.playAll(options, animations);
  }

  /** Waits for a number of seconds; updaters run. */
  public void pause(double seconds) {
    scene.hold(seconds);
  }

  /**
   * Waits for one frame without movement. Manim's control frames contain one frame for a pause of
   * any length.
   */
  public void hold() {
    scene.hold(HOLD);
  }

  /** Adds objects to the stage, in front of all others. */
  public void add(Mobject<?>... mobjects) {
    scene.put(mobjects);
  }

  /** Removes objects and their parts from the stage. */
  public void remove(Mobject<?>... mobjects) {
    scene.take(mobjects);
  }

  /** Moves objects behind all others. */
  public void bringToBack(Mobject<?>... mobjects) {
    scene.putToBack(mobjects);
  }

  /** Returns the camera frame. */
  public CameraFrame camera() {
    return scene.frame();
  }

  /** The scene. It calls its protected methods on behalf of this class. */
  private static final class AdapterScene extends Scene {
    private final Consumer<ControlScene> body;

    AdapterScene(Consumer<ControlScene> body) {
      this.body = body;
    }

    @Override
    protected void construct() {
      theme(COMMUNITY);
      body.accept(new ControlScene(this));
      pause(2 * HOLD);
    }

    void playAll(PlayOptions options, Animation<?>... animations) {
      play(options, animations);
    }

    void hold(double seconds) {
      pause(seconds);
    }

    void put(Mobject<?>... mobjects) {
      add(mobjects);
    }

    void take(Mobject<?>... mobjects) {
      remove(mobjects);
    }

    void putToBack(Mobject<?>... mobjects) {
      bringToBack(mobjects);
    }

    CameraFrame frame() {
      return camera();
    }
  }
}
