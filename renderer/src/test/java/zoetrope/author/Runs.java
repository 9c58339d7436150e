package zoetrope.author;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import zoetrope.animation.Animation;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.frame.Item;
import zoetrope.geometry.Vec;
import zoetrope.mobject.CameraFrame;
import zoetrope.mobject.Mobject;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Scene;
import zoetrope.scene.Stage;
import zoetrope.scene.StageResult;
import zoetrope.scene.StageSettings;

/** Runs small scenes and keeps their frames. */
final class Runs {
  private Runs() {}

  /** A scene from a lambda. */
  static final class Sketch extends Scene {
    private final Consumer<Sketch> body;

    Sketch(Consumer<Sketch> body) {
      this.body = body;
    }

    @Override
    protected void construct() {
      body.accept(this);
    }

    void playAll(Animation<?>... animations) {
      play(animations);
    }

    void rest(double seconds) {
      pause(seconds);
    }

    void put(Mobject<?>... mobjects) {
      add(mobjects);
    }

    void takeOff(Mobject<?>... mobjects) {
      remove(mobjects);
    }

    void toBack(Mobject<?>... mobjects) {
      bringToBack(mobjects);
    }

    List<Mobject<?>> listed() {
      return mobjects().stream().filter(m -> m != camera()).toList();
    }

    double uniform() {
      return random().nextDouble();
    }

    CameraFrame view() {
      return camera();
    }

    void empty() {
      clear();
    }
  }

  /** What a run gave: one entry a frame. */
  record Run(StageResult result, List<Frame> frames) {
    /** The centre of item {@code i} of frame {@code k}. */
    Vec center(int k, int i) {
      return frames.get(k).items().get(i).bounds().center();
    }

    Item.Shape shape(int k, int i) {
      return (Item.Shape) frames.get(k).items().get(i);
    }
  }

  static Run run(Consumer<Sketch> body) {
    return run(10, body);
  }

  static Run run(int fps, Consumer<Sketch> body) {
    return run(new Sketch(body), FrameRate.of(fps), 0, FrameRange.ALL);
  }

  static Run run(Scene scene, FrameRate rate, long seed, FrameRange range) {
    List<Frame> frames = new ArrayList<>();
    StageResult result =
        Stage.run(
            scene,
            new StageSettings(rate, seed, Map.of()),
            range,
            (frame, count) -> {
              for (long i = 0; i < count; i++) {
                frames.add(frame);
              }
            });
    return new Run(result, frames);
  }
}
