package zoetrope.scene;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import zoetrope.color.Color;
import zoetrope.color.Palette;
import zoetrope.color.Theme;
import zoetrope.frame.FrameSize;
import zoetrope.frame.PictureShape;
import zoetrope.internal.mobject.CurrentFrame;
import zoetrope.internal.scene.Cast;
import zoetrope.mobject.camera.CameraFrame;

/**
 * A scene: a class whose {@link #construct()} builds and animates mobjects, from beginning to end.
 *
 * <pre>{@code
 * public final class Hello extends Scene {
 *   protected void construct() {
 *     var text = text("Hello");
 *     play(fadeIn(text));
 *     pause();
 *   }
 * }
 * }</pre>
 *
 * <p>A scene needs a constructor without arguments. Only {@code play} and {@code pause} make time
 * pass; nothing is drawn between these calls. Everything that a scene shows must follow from its
 * code, its parameters and {@link #random()}.
 */
public abstract non-sealed class Scene extends Staging {
  private final List<Parameter<?>> parameters = new ArrayList<>();
  private Map<String, String> parameterValues = Map.of();
  private final Cast cast = new Cast();
  private final CameraFrame camera = new CameraFrame();
  private final Random random = new Random(0);
  private Color background = Palette.BLACK;
  private boolean transparent;
  private Theme theme = Theme.DEFAULT;
  private SceneRunner runner;
  private PictureShape picture = PictureShape.WIDE;

  /** Creates a scene with an empty stage, a black background and the default camera. */
  protected Scene() {}

  /** Builds and animates the scene. The engine calls it once, on the scene's thread. */
  protected abstract void construct();

  // --- the frame ---

  /**
   * Sets the frame size of the scene. The default is 8 units high, with an aspect ratio of 16:9.
   * Use 9 x 16 units, for example, for a video for phones. Call this first in {@link #construct()}.
   * Stroke widths stay hundredths of scene units.
   *
   * @param width the frame's width in scene units, above 0
   * @param height the frame's height in scene units, above 0
   * @throws IllegalArgumentException if a side is not above 0
   * @throws IllegalStateException if the scene has already played or paused, or is not running
   */
  protected final void frameSize(double width, double height) {
    runner().requireUnplayed("frameSize");
    CurrentFrame.set(picture.layout(new FrameSize(width, height)));
  }

  /**
   * Gives the frame the aspect ratio of the video and the area of the default frame, so that
   * objects look about as large in each video: 14.22 x 8 units for 16:9, 10.67 x 10.67 for 1:1 and
   * 8 x 14.22 for 9:16. Call this first in {@link #construct()}, and place objects with {@code
   * page()} or relative to the frame. See {@link #frameSize}.
   *
   * @throws IllegalStateException if the scene has already played or paused, or is not running
   */
  protected final void composeFrame() {
    FrameSize wide = FrameSize.WIDE;
    double aspect = picture.layout(wide).picture().aspect();
    double factor = Math.sqrt(aspect / wide.aspect());
    frameSize(wide.width() * factor, wide.height() / factor);
  }

  // --- parameters ---

  /**
   * Declares a parameter; see {@link Parameter}. Call this method in the initializer of a field, or
   * in {@link #construct()}.
   *
   * @throws IllegalArgumentException if the name is malformed or taken, the type of the default is
   *     not supported, or the value that was set for it does not have this type
   */
  protected final <T> Parameter<T> parameter(String name, T defaultValue) {
    return parameter(name, defaultValue, "");
  }

  /**
   * Declares a parameter with a one-line description.
   *
   * @throws IllegalArgumentException if the name is malformed or taken, the type of the default is
   *     not supported, or the value that was set for it does not have this type
   */
  protected final <T> Parameter<T> parameter(String name, T defaultValue, String description) {
    if (parameters.stream().anyMatch(p -> p.name().equals(name))) {
      throw new IllegalArgumentException("the scene has two parameters named '" + name + "'");
    }
    Parameter<T> parameter = new Parameter<>(name, defaultValue, description);
    parameter.setFrom(parameterValues);
    parameters.add(parameter);
    return parameter;
  }

  /** Returns the declared parameters, in order. */
  public final List<Parameter<?>> parameters() {
    return Collections.unmodifiableList(parameters);
  }

  // --- for the engine ---

  /** Sets the values of the declared parameters, and of those that are declared from now on. */
  final void parameterValues(Map<String, String> values) {
    parameterValues = values;
    parameters.forEach(parameter -> parameter.setFrom(values));
  }

  @Override
  final Scene scene() {
    return this;
  }

  final Cast cast() {
    return cast;
  }

  /**
   * Returns the cast, for a call from the author's code. Throws if the run has been stopped, so
   * that the scene cannot add anything more.
   */
  final Cast castInUse() {
    if (runner != null) {
      runner.run().check();
    }
    return cast;
  }

  final CameraFrame ownCamera() {
    return camera;
  }

  final Random ownRandom() {
    return random;
  }

  final Color backgroundColor() {
    return background;
  }

  final void backgroundColor(Color color) {
    background = color;
    transparent |= color.alpha() < 1;
  }

  /** Returns whether the background was not opaque at some time. */
  final boolean isTransparent() {
    return transparent;
  }

  final Theme ownTheme() {
    return theme;
  }

  final void ownTheme(Theme choice) {
    theme = Objects.requireNonNull(choice, "the theme of a scene must not be null");
  }

  final void enter(SceneRunner run, long seed, PictureShape shape) {
    if (runner != null) {
      throw new SceneException(
          "a scene object can be run once: create a new one for each run", null, "", 0);
    }
    runner = run;
    picture = shape;
    random.setSeed(seed);
    cast.add(camera);
  }

  final SceneRunner runner() {
    if (runner == null) {
      throw new IllegalStateException(
          "call play and pause in construct(), not in the scene's constructor");
    }
    runner.run().check();
    return runner;
  }
}
