package zoetrope.scenes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.scene.FrameRange;
import zoetrope.scene.Scene;
import zoetrope.scene.Stage;
import zoetrope.scene.StageResult;
import zoetrope.scene.StageSettings;
import zoetrope.scene.Time;

/** Runs films for tests, without drawing them. */
public final class Showing {
  private static final FrameRate RATE = FrameRate.of(60);

  private Showing() {}

  /** The whole film, with these parameters. */
  public static StageResult of(Scene scene, Map<String, String> parameters) {
    return Stage.run(
        scene, new StageSettings(RATE, 0, parameters), FrameRange.NONE, (frame, count) -> {});
  }

  /** How long the film is, in seconds. */
  public static double seconds(Scene scene) {
    return of(scene, Map.of()).duration().seconds();
  }

  /** What is seen {@code seconds} after the beginning. */
  public static Frame frame(Scene scene, double seconds) {
    List<Frame> frames = new ArrayList<>();
    Stage.run(
        scene,
        new StageSettings(RATE, 0, Map.of()),
        FrameRange.only(Time.of(seconds).lastFrame(RATE)),
        (frame, count) -> frames.add(frame));
    return frames.get(0);
  }
}
