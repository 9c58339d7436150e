package zoetrope.author;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import zoetrope.animation.Animation;
import zoetrope.color.Theme;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.frame.Item;
import zoetrope.frame.PictureShape;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.scene.Fault;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Scene;
import zoetrope.scene.Stage;
import zoetrope.scene.StageResult;
import zoetrope.scene.StageSettings;
import zoetrope.sound.VoiceSettings;

/** Functions that run small scenes and record their frames. */
public final class Runs {
  private Runs() {}

  /** A scene from a lambda. */
  public static final class Sketch extends Scene {
    private final Consumer<Sketch> body;

    /** Creates a scene whose {@code construct()} runs {@code body}. */
    public Sketch(Consumer<Sketch> body) {
      this.body = body;
    }

    @Override
    protected void construct() {
      body.accept(this);
    }

    public void playAll(Animation<?>... animations) {
      play(animations);
    }

    public double clock() {
      return time();
    }

    public void rest(double seconds) {
      pause(seconds);
    }

    public void put(Mobject<?>... mobjects) {
      add(mobjects);
    }

    public void permit(Fault fault, String reason, Mobject<?>... mobjects) {
      allow(fault, reason, mobjects);
    }

    public void putInFront(Mobject<?>... mobjects) {
      addForegroundMobjects(mobjects);
    }

    public void toFront(Mobject<?>... mobjects) {
      bringToFront(mobjects);
    }

    public void takeOff(Mobject<?>... mobjects) {
      remove(mobjects);
    }

    public void release(Mobject<?>... mobjects) {
      removeForegroundMobjects(mobjects);
    }

    public void exchange(Mobject<?> old, Mobject<?> replacement) {
      replace(old, replacement);
    }

    public boolean stands(Mobject<?> mobject) {
      return isOnStage(mobject);
    }

    public void toBack(Mobject<?>... mobjects) {
      bringToBack(mobjects);
    }

    public List<Mobject<?>> listed() {
      return mobjects().stream().filter(m -> m != camera()).toList();
    }

    /** Returns the visible mobjects without children, from back to front. */
    public List<Mobject<?>> painted() {
      DisplayListBuilder out = new DisplayListBuilder(Camera.DEFAULT);
      listed().forEach(m -> m.emit(out));
      Map<Item, Mobject<?>> painters = new IdentityHashMap<>();
      for (Mobject<?> m : listed()) {
        m.visit(leaf -> items(List.of(leaf)).forEach(item -> painters.put(item, leaf)));
      }
      return out.items().stream().<Mobject<?>>map(painters::get).toList();
    }

    public void look(Theme choice) {
      theme(choice);
    }

    public double uniform() {
      return random().nextDouble();
    }

    public CameraFrame view() {
      return camera();
    }

    public void empty() {
      clear();
    }

    public void compose() {
      composeFrame();
    }
  }

  /** The result of a run, with one entry per frame. */
  public record Run(StageResult result, List<Frame> frames) {
    /**
     * Returns the items of frame {@code k}, from back to front. Negative numbers count from the
     * end.
     */
    public List<Item> items(int k) {
      return frames.get(k < 0 ? frames.size() + k : k).items();
    }

    /** Returns the centre of item {@code i} of frame {@code k}. */
    public Vec center(int k, int i) {
      return frames.get(k).items().get(i).bounds().center();
    }

    /** Returns the boxes of all items of frame {@code k}. */
    public List<Bounds> places(int k) {
      return items(k).stream().map(Item::bounds).toList();
    }

    public Item.Shape shape(int k, int i) {
      return (Item.Shape) frames.get(k).items().get(i);
    }
  }

  /** Returns the items that the mobjects show, from back to front. */
  public static List<Item> items(List<? extends Mobject<?>> mobjects) {
    List<Item> items = new ArrayList<>();
    mobjects.forEach(m -> m.appendItems(items));
    return items;
  }

  /** Returns all frames at 10 fps. */
  public static Run run(Consumer<Sketch> body) {
    return run(10, body);
  }

  /** Returns some of the frames at 10 fps. */
  public static Run run(FrameRange range, Consumer<Sketch> body) {
    return run(new Sketch(body), FrameRate.of(10), 0, range);
  }

  /** Returns all frames at another rate. */
  public static Run run(int fps, Consumer<Sketch> body) {
    return run(new Sketch(body), FrameRate.of(fps), 0, FrameRange.ALL);
  }

  /** Returns frames of any scene. */
  public static Run run(Scene scene, FrameRate rate, long seed, FrameRange range) {
    return run(
        scene,
        new StageSettings(
            rate, seed, Map.of(), PictureShape.WIDE, VoiceSettings.NONE, false, false, false),
        range);
  }

  /** Returns frames of any scene with any settings. */
  public static Run run(Scene scene, StageSettings settings, FrameRange range) {
    List<Frame> frames = new ArrayList<>();
    StageResult result =
        Stage.run(
            scene,
            settings,
            range,
            (frame, count) -> {
              for (long i = 0; i < count; i++) {
                frames.add(frame);
              }
            });
    return new Run(result, frames);
  }
}
