package zoetrope.lint;

import java.util.List;
import java.util.function.Consumer;
import zoetrope.render.Renderer;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.Scene;
import zoetrope.scene.Stage;
import zoetrope.scene.StageResult;
import zoetrope.scene.StageSettings;

/** The entry points that check scenes for visual faults. */
public final class Lint {
  private Lint() {}

  /**
   * Runs a scene and returns the findings, notes included, ordered by time.
   *
   * @throws zoetrope.scene.SceneException if the scene fails
   * @throws java.util.concurrent.CancellationException if the thread is interrupted
   */
  public static List<Finding> check(SceneEntry scene, RenderSettings settings) {
    return check(scene, new Renderer(settings));
  }

  /**
   * Runs a scene with the settings, progress and cancellation of a renderer, and returns the
   * findings.
   *
   * @throws zoetrope.scene.SceneException if the scene fails
   * @throws java.util.concurrent.CancellationException if the run is stopped
   */
  public static List<Finding> check(SceneEntry scene, Renderer renderer) {
    return check(scene, renderer, run -> {});
  }

  /**
   * Runs a scene, passes the result of the run to {@code run}, and returns the findings. The result
   * has the sections, subtitles and spoken lines.
   *
   * @throws zoetrope.scene.SceneException if the scene fails
   * @throws java.util.concurrent.CancellationException if the run is stopped
   */
  public static List<Finding> check(
      SceneEntry scene, Renderer renderer, Consumer<StageResult> run) {
    LintObserver observer = new LintObserver();
    run.accept(renderer.observe(scene, observer));
    return observer.findings();
  }

  /**
   * Runs a scene object with these settings, and returns the findings.
   *
   * @throws zoetrope.scene.SceneException if the scene fails
   * @throws java.util.concurrent.CancellationException if the thread is interrupted
   */
  public static List<Finding> check(Scene scene, StageSettings settings) {
    LintObserver observer = new LintObserver();
    Stage.observe(scene, settings, observer);
    return observer.findings();
  }
}
