package zoetrope.scenes.attention;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import zoetrope.color.Color;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.geometry.Vec;
import zoetrope.scene.FrameRange;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.Scene;
import zoetrope.scene.Stage;
import zoetrope.scene.StageResult;
import zoetrope.scene.StageSettings;
import zoetrope.scene.Time;

/** Runs films without drawing them. */
public final class FilmRuns {
  private static final FrameRate RATE = FrameRate.of(30);

  private FilmRuns() {}

  /** The plays of a film from beginning to end. */
  public static StageResult run(Scene film) {
    return run(film, Map.of(), FrameRange.NONE, new ArrayList<>());
  }

  /** What a film shows at a time in seconds. */
  public static Frame frame(Scene film, Map<String, String> parameters, double seconds) {
    List<Frame> frames = new ArrayList<>();
    run(film, parameters, FrameRange.only(Time.of(seconds).lastFrame(RATE)), frames);
    return frames.get(0);
  }

  /** When each play and pause of a film begins, in seconds. */
  public static List<Double> starts(StageResult result) {
    return result.plays().stream().map(PlayRecord::start).map(Time::seconds).toList();
  }

  /** The vector from start to tip of the one arrow of this colour. */
  public static Vec arrow(Frame frame, Color color) {
    List<Item.Shape> found =
        frame.items().stream()
            .filter(Item.Shape.class::isInstance)
            .map(Item.Shape.class::cast)
            .filter(shape -> shape.style().stroke().widthCount() > 1)
            .filter(shape -> shape.style().stroke().paint().equals(new Paint.Solid(color)))
            .toList();
    if (found.size() != 1) {
      throw new AssertionError(found.size() + " arrows have the colour " + color);
    }
    Item.Shape arrow = found.get(0);
    Vec start = arrow.transform().apply(arrow.path().start());
    return arrow.transform().apply(arrow.path().end()).minus(start);
  }

  private static StageResult run(
      Scene film, Map<String, String> parameters, FrameRange range, List<Frame> frames) {
    var settings = new StageSettings(RATE, 0, parameters);
    return Stage.run(film, settings, range, (frame, count) -> frames.add(frame));
  }
}
