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
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Scene;
import zoetrope.scene.Stage;
import zoetrope.scene.StageResult;
import zoetrope.scene.StageSettings;

/** Runs small scenes and keeps their frames. */
public final class Runs {
  private Runs() {}

  /** A scene from a lambda. */
  public static final class Sketch extends Scene {
    private final Consumer<Sketch> body;

    /** A scene that does what {@code body} says, which sees what scenes see. */
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

    public void putInFront(Mobject<?>... mobjects) {
      addForegroundMobjects(mobjects);
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

    /** The objects without children that are seen at this moment, from back to front. */
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
  }

  /** What a run gave: one entry a frame. */
  public record Run(StageResult result, List<Frame> frames) {
    /** What frame {@code k} shows, from back to front; from the end for numbers below 0. */
    public List<Item> items(int k) {
      return frames.get(k < 0 ? frames.size() + k : k).items();
    }

    /** The centre of item {@code i} of frame {@code k}. */
    public Vec center(int k, int i) {
      return frames.get(k).items().get(i).bounds().center();
    }

    /** The boxes of all items of frame {@code k}. */
    public List<Bounds> places(int k) {
      return items(k).stream().map(Item::bounds).toList();
    }

    public Item.Shape shape(int k, int i) {
      return (Item.Shape) frames.get(k).items().get(i);
    }
  }

  /** What the objects show, from back to front. */
  public static List<Item> items(List<? extends Mobject<?>> mobjects) {
    List<Item> items = new ArrayList<>();
    mobjects.forEach(m -> m.appendItems(items));
    return items;
  }

  /** All frames, ten a second. */
  public static Run run(Consumer<Sketch> body) {
    return run(10, body);
  }

  /** Some of the frames, ten a second. */
  public static Run run(FrameRange range, Consumer<Sketch> body) {
    return run(new Sketch(body), FrameRate.of(10), 0, range);
  }

  /** All frames at another rate. */
  public static Run run(int fps, Consumer<Sketch> body) {
    return run(new Sketch(body), FrameRate.of(fps), 0, FrameRange.ALL);
  }

  /** Frames of any scene. */
  public static Run run(Scene scene, FrameRate rate, long seed, FrameRange range) {
    List<Frame> frames = new ArrayList<>();
    StageResult result =
        Stage.run(
            scene,
            StageSettings.of(rate).withSeed(seed),
            range,
            (frame, count) -> {
              for (long i = 0; i < count; i++) {
                frames.add(frame);
              }
            });
    return new Run(result, frames);
  }
}
