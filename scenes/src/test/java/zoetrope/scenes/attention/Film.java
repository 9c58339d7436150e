package zoetrope.scenes.attention;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.frame.Item;
import zoetrope.geometry.Bounds;
import zoetrope.scene.FrameRange;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.Scene;
import zoetrope.scene.Stage;
import zoetrope.scene.StageResult;
import zoetrope.scene.StageSettings;
import zoetrope.scene.Time;

/** Runs a film without drawing it, to be asked what it shows when. */
record Film(Supplier<? extends Scene> scene, Map<String, String> parameters) {
  private static final FrameRate RATE = FrameRate.of(20);

  static Film of(Supplier<? extends Scene> scene) {
    return new Film(scene, Map.of());
  }

  Film with(String parameter, String value) {
    return new Film(scene, Map.of(parameter, value));
  }

  /** How long it lasts, in seconds. */
  double duration() {
    return run(FrameRange.NONE, new ArrayList<>()).duration().seconds();
  }

  /** When its plays and pauses begin, in seconds. */
  List<Double> beats() {
    List<PlayRecord> plays = run(FrameRange.NONE, new ArrayList<>()).plays();
    return plays.stream().map(play -> play.start().seconds()).toList();
  }

  /** What is seen at a time. */
  Frame at(double seconds) {
    List<Frame> frames = new ArrayList<>();
    run(FrameRange.only(Time.of(seconds).lastFrame(RATE)), frames);
    return frames.get(0);
  }

  /** The box of all items. */
  static Bounds box(List<Item> items) {
    Bounds all = Bounds.EMPTY;
    for (Item item : items) {
      all = all.union(item.bounds());
    }
    return all;
  }

  private StageResult run(FrameRange range, List<Frame> frames) {
    StageSettings settings = new StageSettings(RATE, 0, parameters);
    return Stage.run(scene.get(), settings, range, (frame, count) -> frames.add(frame));
  }
}
