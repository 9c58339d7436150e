package zoetrope.scene;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import zoetrope.animation.Animation;
import zoetrope.color.Color;
import zoetrope.color.Theme;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameLayout;
import zoetrope.frame.FrameRate;
import zoetrope.frame.FrameSize;
import zoetrope.frame.Item;
import zoetrope.internal.mobject.CurrentFrame;
import zoetrope.internal.mobject.LightColors;
import zoetrope.internal.scene.LetterboxBars;
import zoetrope.internal.scene.LightLook;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.camera.CameraFrame;

/** A read-only view of the stage at the current moment, for observers. */
public final class StageView {
  private final Scene scene;
  private List<Mobject<?>> animated = List.of();
  private List<? extends Animation<?>> animations = List.of();
  private final boolean transparent;
  private final boolean light;
  private final FrameRate rate;
  private final LightLook look = new LightLook();
  private final LetterboxBars bars = new LetterboxBars();
  private final Supplier<StageResult> soFar;

  StageView(Scene scene, StageSettings settings, Supplier<StageResult> soFar) {
    this.scene = scene;
    this.transparent = settings.transparent();
    this.light = settings.light();
    this.rate = settings.rate();
    this.soFar = soFar;
  }

  /** Returns the frame that a video would show. */
  public Frame frame() {
    Camera camera = scene.ownCamera().toCamera();
    Color background = scene.backgroundColor();
    return frame(
        camera, background, scene.cast().items(camera, scene.ownCamera().light(), background));
  }

  /**
   * Returns the frame that a video would show, and puts the mobject of each item into {@code
   * owners}, which compares by identity.
   */
  public Frame frame(Map<Item, Object> owners) {
    Camera camera = scene.ownCamera().toCamera();
    Color background = scene.backgroundColor();
    Frame frame =
        frame(
            camera,
            background,
            scene.cast().items(camera, scene.ownCamera().light(), background, owners));
    if (isLight()) {
      Map<Item, Object> dark = new IdentityHashMap<>(owners);
      owners.clear();
      dark.forEach((item, owner) -> owners.put(look.shown(item), owner));
    }
    return frame;
  }

  /** Whether the frames show other colours than the scene sets, for a light background. */
  public boolean isLight() {
    return scene.ownTheme() == Theme.LIGHT
        || light && !LightColors.isLight(scene.backgroundColor());
  }

  private Frame frame(Camera camera, Color background, List<Item> items) {
    FrameLayout layout = CurrentFrame.layout();
    Frame frame =
        new Frame(
            camera,
            background,
            layout.hasBars() ? bars.before(items, layout, background) : items,
            layout.picture());
    Frame shown = isLight() ? look.of(frame) : frame;
    return transparent ? new Frame(camera, Color.TRANSPARENT, shown.items(), shown.size()) : shown;
  }

  /** Returns the background colour that the scene sets, before a light look changes it. */
  public Color background() {
    return scene.backgroundColor();
  }

  public FrameRate rate() {
    return rate;
  }

  /** Returns a copy of the camera. */
  public CameraFrame camera() {
    return scene.ownCamera().copy();
  }

  /** Returns the state of the camera. */
  public Camera currentCamera() {
    return scene.ownCamera().toCamera();
  }

  /** Returns the frame size of the scene, in scene units, for the default camera. */
  public FrameSize frameSize() {
    return CurrentFrame.size();
  }

  /** Returns the frame size that the scene is designed for, in scene units. */
  public FrameSize designedSize() {
    return CurrentFrame.layout().designed();
  }

  /** Returns the top-level mobjects, from back to front. They must not be changed. */
  public List<Mobject<?>> mobjects() {
    return List.copyOf(scene.cast().mobjects());
  }

  /**
   * Returns the mobjects that are shown or updated on the stage, in a set that compares by
   * identity. Members that were removed from the stage are not included.
   */
  public Set<Mobject<?>> present() {
    return scene.cast().present();
  }

  /**
   * Returns the mobject of each animation of the current play, except for animations that remove
   * it. The mobject of an animation group is a group of the mobjects of its children. Empty in a
   * pause.
   */
  public List<Mobject<?>> animated() {
    return animated;
  }

  /**
   * Returns the mobjects that may cross texts in the current play, with all their members; see
   * {@link Animation#mayCross}. The set compares by identity, and is empty in a pause.
   */
  public Set<Mobject<?>> crossing() {
    Set<Mobject<?>> all = Collections.newSetFromMap(new IdentityHashMap<>());
    animations.stream().flatMap(Animation::crossing).forEach(m -> all.addAll(m.family()));
    return all;
  }

  /**
   * Computes the result of the scene up to the end of the current play or pause, or up to a
   * failure.
   */
  public StageResult soFar() {
    return soFar.get();
  }

  void animated(List<? extends Animation<?>> animations) {
    this.animations = animations;
    animated =
        animations.stream()
            .filter(animation -> !animation.isRemover())
            .<Mobject<?>>map(Animation::mobject)
            .toList();
  }
}
