package zoetrope.scenes.attention;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import zoetrope.frame.Camera;
import zoetrope.frame.FrameRate;
import zoetrope.mobject.Mobject;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.Scene;
import zoetrope.scene.Stage;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageResult;
import zoetrope.scene.StageSettings;
import zoetrope.scene.StageView;

/** A film run to its end, with what stood on the stage after each play. */
public final class Screening {
  private final StageResult result;
  private final List<List<Mobject<?>>> stages = new ArrayList<>();
  private final List<Camera> cameras = new ArrayList<>();

  private Screening(Scene scene, Map<String, String> parameters) {
    var settings = new StageSettings(FrameRate.of(1), 0, parameters);
    result =
        Stage.observe(
            scene,
            settings,
            new StageObserver() {
              @Override
              public void ended(PlayRecord play, StageView stage) {
                List<Mobject<?>> all = new ArrayList<>();
                stage.mobjects().forEach(m -> all.addAll(m.copy().family()));
                stages.add(all);
                cameras.add(stage.frame().camera());
              }
            });
  }

  public static Screening of(Scene scene) {
    return of(scene, Map.of());
  }

  public static Screening of(Scene scene, Map<String, String> parameters) {
    return new Screening(scene, parameters);
  }

  public double seconds() {
    return result.duration().seconds();
  }

  /** When each play begins, in seconds. */
  public List<Double> starts() {
    return result.plays().stream().map(play -> play.start().seconds()).toList();
  }

  /** All objects of a class that are on the stage after the play that ends at {@code seconds}. */
  public <M extends Mobject<?>> List<M> at(double seconds, Class<M> type) {
    return stages.get(playTo(seconds)).stream().filter(type::isInstance).map(type::cast).toList();
  }

  /** Where the camera is after the play that ends at {@code seconds}. */
  public Camera cameraAt(double seconds) {
    return cameras.get(playTo(seconds));
  }

  private int playTo(double seconds) {
    for (int i = 0; i < stages.size(); i++) {
      double end = i + 1 < stages.size() ? starts().get(i + 1) : seconds();
      if (Math.abs(end - seconds) < 1e-6) {
        return i;
      }
    }
    throw new IllegalArgumentException("no play ends at " + seconds + " s; they begin " + starts());
  }
}
