package zoetrope.tools.control;

import static zoetrope.Zoetrope.COMMUNITY;

import java.util.List;
import java.util.function.Consumer;
import zoetrope.animation.Animation;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.scene.PlayOptions;
import zoetrope.scene.Scene;

/**
 * A scene as its body sees it: what a scene's own methods do, for code that stands outside of the
 * scene's class.
 *
 * <pre>{@code
 * table.film("creation/FadeIn", s -> s.play(SMOOTHLY, fadeIn(square())));
 * }</pre>
 */
public final class ControlScene {
  /** One frame of a film: the length of a pause in which nothing moves. */
  static final double HOLD = 1.0 / Control.RATE;

  private final AdapterScene scene;

  private ControlScene(AdapterScene scene) {
    this.scene = scene;
  }

  /** A scene that does what {@code body} says, and then stands still for two frames. */
  static Scene of(Consumer<ControlScene> body) {
    return new AdapterScene(body);
  }

  /** Plays animations together, until the last has ended. */
  public void play(Animation<?>... animations) {
    scene.playAll(PlayOptions.NONE, animations);
  }

  /** Plays animations together. */
  public void play(List<? extends Animation<?>> animations) {
    scene.playAll(PlayOptions.NONE, animations.toArray(Animation<?>[]::new));
  }

  /** Plays animations together; {@code options} override those of every one of them. */
  public void play(PlayOptions options, Animation<?>... animations) {
    scene.playAll(options, animations);
  }

  /** Lets a number of seconds pass; updaters run. */
  public void pause(double seconds) {
    scene.hold(seconds);
  }

  /** One frame in which nothing moves: what a pause of any length is among the control frames. */
  public void hold() {
    scene.hold(HOLD);
  }

  /** Puts objects on the stage, in front of everything. */
  public void add(Mobject<?>... mobjects) {
    scene.put(mobjects);
  }

  /** Takes objects off the stage, with all their parts. */
  public void remove(Mobject<?>... mobjects) {
    scene.take(mobjects);
  }

  /** Puts objects behind everything. */
  public void bringToBack(Mobject<?>... mobjects) {
    scene.putToBack(mobjects);
  }

  /** What the camera sees. */
  public CameraFrame camera() {
    return scene.frame();
  }

  /** The scene itself; its methods are protected, so each is called by another one. */
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
