package zoetrope.animation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.frame.Item;
import zoetrope.mobject.Mobject;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Scene;
import zoetrope.scene.Stage;
import zoetrope.scene.StageResult;
import zoetrope.scene.StageSettings;

/** Runs scenes that are lambdas, at 10 frames a second. */
final class Plays {
  private Plays() {}

  /** A scene from a lambda, which sees what scenes see. */
  static final class Sketch extends Scene {
    private final Consumer<Sketch> body;

    Sketch(Consumer<Sketch> body) {
      this.body = body;
    }

    @Override
    protected void construct() {
      body.accept(this);
    }

    void run(Animation<?>... animations) {
      play(animations);
    }

    void rest(double seconds) {
      pause(seconds);
    }

    void put(Mobject<?>... mobjects) {
      add(mobjects);
    }

    List<Mobject<?>> listed() {
      return mobjects().stream().filter(m -> m != camera()).toList();
    }
  }

  /** What a run gave: one frame a tenth of a second. */
  record Run(StageResult result, List<Frame> frames) {
    List<Item> items(int frame) {
      return frames.get(frame < 0 ? frames.size() + frame : frame).items();
    }
  }

  static Run run(Consumer<Sketch> body) {
    return run(FrameRange.ALL, body);
  }

  static Run run(FrameRange range, Consumer<Sketch> body) {
    List<Frame> frames = new ArrayList<>();
    StageResult result =
        Stage.run(
            new Sketch(body),
            new StageSettings(FrameRate.of(10), 0, Map.of()),
            range,
            (frame, count) -> {
              for (long i = 0; i < count; i++) {
                frames.add(frame);
              }
            });
    return new Run(result, frames);
  }

  /** What the objects show, from back to front. */
  static List<Item> items(List<? extends Mobject<?>> mobjects) {
    List<Item> items = new ArrayList<>();
    mobjects.forEach(m -> m.appendItems(items));
    return items;
  }
}
