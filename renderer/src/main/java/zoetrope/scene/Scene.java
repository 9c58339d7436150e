package zoetrope.scene;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import zoetrope.animation.Animation;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.mobject.CameraFrame;
import zoetrope.mobject.Mobject;

/**
 * A scene: a class that says in {@link #construct()} what is shown, from beginning to end.
 *
 * <pre>{@code
 * public final class Hello extends Scene {
 *   protected void construct() {
 *     var text = new Text("Hello");
 *     play(fadeIn(text));
 *     pause();
 *   }
 * }
 * }</pre>
 *
 * <p>It needs a constructor without arguments. Nothing is drawn between calls; only {@code play}
 * and {@code pause} make time pass. Everything a scene shows must follow from its code, its
 * parameters and {@link #random()}.
 */
public abstract class Scene {
  private final List<Parameter<?>> parameters = new ArrayList<>();
  private final Cast cast = new Cast();
  private final CameraFrame camera = new CameraFrame();
  private final Random random = new Random(0);
  private Color background = Palette.BLACK;
  private Performance performance;

  /** A scene with an empty stage, black background and the default camera. */
  protected Scene() {}

  /** Builds and animates the scene, strictly forward. Called once, on the stage's thread. */
  protected abstract void construct();

  // --- parameters ---

  /** Declares a parameter that {@code --set name=value} can set; see {@link Parameter}. */
  protected final <T> Parameter<T> parameter(String name, T defaultValue) {
    return parameter(name, defaultValue, "");
  }

  /** Declares a parameter with a line that says what it is for. */
  protected final <T> Parameter<T> parameter(String name, T defaultValue, String description) {
    if (parameters.stream().anyMatch(p -> p.name().equals(name))) {
      throw new IllegalArgumentException("the scene has two parameters named '" + name + "'");
    }
    Parameter<T> parameter = new Parameter<>(name, defaultValue, description);
    parameters.add(parameter);
    return parameter;
  }

  /** The declared parameters, in order. */
  public final List<Parameter<?>> parameters() {
    return Collections.unmodifiableList(parameters);
  }

  // --- time ---

  /**
   * Plays animations together, until the last has ended. What is animated comes onto the stage, in
   * front, unless it stands there by itself already.
   */
  protected final void play(Animation<?>... animations) {
    performance().play(PlayOptions.NONE, List.of(animations));
  }

  /** Plays animations together. */
  protected final void play(List<? extends Animation<?>> animations) {
    performance().play(PlayOptions.NONE, animations);
  }

  /** Plays animations together; {@code options} override those of every one of them. */
  protected final void play(PlayOptions options, Animation<?>... animations) {
    performance().play(options, List.of(animations));
  }

  /** Lets one second pass. */
  protected final void pause() {
    pause(1);
  }

  /** Lets time pass, in seconds, 0 or more; updaters run. */
  protected final void pause(double seconds) {
    performance().pause(seconds);
  }

  /** The time that has passed, in seconds. */
  protected final double time() {
    return performance().now().seconds();
  }

  // --- the stage ---

  /** Puts objects on the stage, in front of everything; those that are there come to the front. */
  protected final void add(Mobject<?>... mobjects) {
    cast.addAll(Cast.listOf(mobjects));
  }

  /** Puts objects on the stage, in front of everything. */
  protected final void add(List<? extends Mobject<?>> mobjects) {
    cast.addAll(mobjects);
  }

  /** Takes objects off the stage, with all their parts, also out of groups. */
  protected final void remove(Mobject<?>... mobjects) {
    cast.removeAll(Cast.listOf(mobjects));
  }

  /** Takes everything off the stage. The camera stays as it is; its updaters rest. */
  protected final void clear() {
    cast.clear();
  }

  /** Brings objects to the front, putting them on the stage if they were not. */
  protected final void bringToFront(Mobject<?>... mobjects) {
    cast.addAll(Cast.listOf(mobjects));
  }

  /** Puts objects on the stage, where they stay in front of all that comes later. */
  protected final void addForegroundMobjects(Mobject<?>... mobjects) {
    cast.addToFront(Cast.listOf(mobjects));
  }

  /** Lets objects that stay in front stand in the order of the stage again; they stay on it. */
  protected final void removeForegroundMobjects(Mobject<?>... mobjects) {
    cast.releaseFromFront(Cast.listOf(mobjects));
  }

  /** Puts objects behind everything, putting them on the stage if they were not. */
  protected final void bringToBack(Mobject<?>... mobjects) {
    cast.addToBack(Cast.listOf(mobjects));
  }

  /**
   * Puts {@code replacement} where {@code old} stands in the order. Throws {@link
   * IllegalArgumentException} when {@code old} does not stand on the stage by itself.
   */
  protected final void replace(Mobject<?> old, Mobject<?> replacement) {
    cast.replace(old, replacement);
  }

  /** Whether the object is on the stage, by itself or as a part. */
  protected final boolean isOnStage(Mobject<?> mobject) {
    return cast.contains(mobject);
  }

  /** What stands on the stage, from back to front. */
  protected final List<Mobject<?>> mobjects() {
    return List.copyOf(cast.mobjects());
  }

  /** What the camera sees, to be moved and animated like any mobject. */
  protected final CameraFrame camera() {
    return camera;
  }

  /** Sets the background; black unless set. */
  protected final void background(Color color) {
    background = color;
  }

  /** The scene's own random numbers: the same in each run with the same seed. */
  protected final Random random() {
    return random;
  }

  /** Tells the author something with the results of the run. */
  protected final void warn(String message) {
    performance().warn(message);
  }

  // --- for the stage ---

  final Cast cast() {
    return cast;
  }

  final Color backgroundColor() {
    return background;
  }

  final void enter(Performance run, long seed) {
    if (performance != null) {
      throw new IllegalStateException("a scene object can be run once");
    }
    performance = run;
    random.setSeed(seed);
    cast.add(camera);
  }

  private Performance performance() {
    if (performance == null) {
      throw new IllegalStateException(
          "play and pause belong into construct(), not into the scene's constructor");
    }
    return performance;
  }
}
