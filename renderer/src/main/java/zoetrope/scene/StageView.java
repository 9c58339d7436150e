package zoetrope.scene;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import zoetrope.animation.Animation;
import zoetrope.color.Color;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameLayout;
import zoetrope.frame.FrameSize;
import zoetrope.frame.Item;
import zoetrope.internal.mobject.CurrentFrame;
import zoetrope.internal.scene.LetterboxBars;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.camera.CameraFrame;

/** An observer's read-only view of the stage at the present moment. */
public final class StageView {
  private final Scene scene;
  private List<Mobject<?>> animated = List.of();
  private List<? extends Animation<?>> animations = List.of();
  private final boolean transparent;
  private final LetterboxBars bars = new LetterboxBars();
  private final Supplier<StageResult> soFar;

  StageView(Scene scene, StageSettings settings, Supplier<StageResult> soFar) {
    this.scene = scene;
    this.transparent = settings.transparent();
    this.soFar = soFar;
  }

  /** The frame that a film would show. */
  public Frame frame() {
    Camera camera = scene.ownCamera().toCamera();
    Color background = scene.backgroundColor();
    return frame(
        camera, background, scene.cast().items(camera, scene.ownCamera().light(), background));
  }

  /** The same, which notes in {@code owners}, by identity, of which mobject each item is. */
  public Frame frame(IdentityHashMap<Item, Object> owners) {
    Camera camera = scene.ownCamera().toCamera();
    Color background = scene.backgroundColor();
    return frame(
        camera,
        background,
        scene.cast().items(camera, scene.ownCamera().light(), background, owners));
  }

  private Frame frame(Camera camera, Color background, List<Item> items) {
    FrameLayout layout = CurrentFrame.layout();
    return new Frame(
        camera,
        transparent ? Color.TRANSPARENT : background,
        layout.hasBars() ? bars.before(items, layout, background) : items,
        layout.picture());
  }

  /** A copy of the camera. */
  public CameraFrame camera() {
    return scene.ownCamera().copy();
  }

  /** The size of the scene's frame, in scene units, as the default camera sees it. */
  public FrameSize frameSize() {
    return CurrentFrame.size();
  }

  /** The top-level mobjects, from back to front; not to be changed. */
  public List<Mobject<?>> mobjects() {
    return List.copyOf(scene.cast().mobjects());
  }

  /** All that is shown or updated on the stage, by identity; without what was taken off it. */
  public Set<Mobject<?>> present() {
    return scene.cast().present();
  }

  /**
   * What each animation of the present play is of, a group for a lagged start; without what leaves
   * the stage with it. None in a pause.
   */
  public List<Mobject<?>> animated() {
    return animated;
  }

  /**
   * What the present play animates and lets cross texts by {@link Animation#mayCross}: all members
   * of it, by identity. None in a pause.
   */
  public Set<Mobject<?>> crossing() {
    Set<Mobject<?>> all = Collections.newSetFromMap(new IdentityHashMap<>());
    animations.stream().flatMap(Animation::crossing).forEach(m -> all.addAll(m.family()));
    return all;
  }

  /**
   * The result of the scene up to the end of the present play or pause, or up to a failure. It is
   * computed for each call.
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
