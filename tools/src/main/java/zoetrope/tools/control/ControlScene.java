package zoetrope.tools.control;

import java.util.List;
import java.util.Random;
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

  private final Stand stand;

  private ControlScene(Stand stand) {
    this.stand = stand;
  }

  /** A scene that does what {@code body} says, and then stands still for two frames. */
  static Scene of(Consumer<ControlScene> body) {
    return new Stand(body);
  }

  /** Plays animations together, until the last has ended. */
  public void play(Animation<?>... animations) {
    stand.playAll(PlayOptions.NONE, animations);
  }

  /** Plays animations together. */
  public void play(List<? extends Animation<?>> animations) {
    stand.playAll(PlayOptions.NONE, animations.toArray(Animation<?>[]::new));
  }

  /** Plays animations together; {@code options} override those of every one of them. */
  public void play(PlayOptions options, Animation<?>... animations) {
    stand.playAll(options, animations);
  }

  /** Lets a number of seconds pass; updaters run. */
  public void pause(double seconds) {
    stand.hold(seconds);
  }

  /** One frame in which nothing moves: what a pause of any length is among the control frames. */
  public void hold() {
    stand.hold(HOLD);
  }

  /** The time that has passed, in seconds. */
  public double time() {
    return stand.now();
  }

  /** Puts objects on the stage, in front of everything. */
  public void add(Mobject<?>... mobjects) {
    stand.put(mobjects);
  }

  /** Takes objects off the stage, with all their parts. */
  public void remove(Mobject<?>... mobjects) {
    stand.take(mobjects);
  }

  /** Takes everything off the stage. */
  public void clear() {
    stand.takeAll();
  }

  /** Puts objects behind everything. */
  public void bringToBack(Mobject<?>... mobjects) {
    stand.putToBack(mobjects);
  }

  /** Puts {@code replacement} where {@code old} stands in the order. */
  public void replace(Mobject<?> old, Mobject<?> replacement) {
    stand.exchange(old, replacement);
  }

  /** What stands on the stage, from back to front. */
  public List<Mobject<?>> mobjects() {
    return stand.standing();
  }

  /** What the camera sees. */
  public CameraFrame camera() {
    return stand.frame();
  }

  /** The scene's own random numbers. */
  public Random random() {
    return stand.chance();
  }

  /** The scene itself; its methods are for its own class, so each is handed on by one more. */
  private static final class Stand extends Scene {
    private final Consumer<ControlScene> body;

    Stand(Consumer<ControlScene> body) {
      this.body = body;
    }

    @Override
    protected void construct() {
      body.accept(new ControlScene(this));
      pause(2 * HOLD);
    }

    void playAll(PlayOptions options, Animation<?>... animations) {
      play(options, animations);
    }

    void hold(double seconds) {
      pause(seconds);
    }

    double now() {
      return time();
    }

    void put(Mobject<?>... mobjects) {
      add(mobjects);
    }

    void take(Mobject<?>... mobjects) {
      remove(mobjects);
    }

    void takeAll() {
      clear();
    }

    void putToBack(Mobject<?>... mobjects) {
      bringToBack(mobjects);
    }

    void exchange(Mobject<?> old, Mobject<?> replacement) {
      replace(old, replacement);
    }

    List<Mobject<?>> standing() {
      return mobjects();
    }

    CameraFrame frame() {
      return camera();
    }

    Random chance() {
      return random();
    }
  }
}
