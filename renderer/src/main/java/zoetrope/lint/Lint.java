package zoetrope.lint;

import java.util.List;
import java.util.function.Consumer;
import zoetrope.render.RenderSettings;
import zoetrope.render.Renderer;
import zoetrope.render.SceneEntry;
import zoetrope.scene.Scene;
import zoetrope.scene.Stage;
import zoetrope.scene.StageResult;
import zoetrope.scene.StageSettings;

/** Looks for faults in a scene while it runs. */
public final class Lint {
  private Lint() {}

  /**
   * Runs a scene and tells what was found, in order of time, notes included.
   *
   * @throws zoetrope.scene.SceneException for what goes wrong in the scene
   * @throws java.util.concurrent.CancellationException when the thread is interrupted
   */
  public static List<Finding> check(SceneEntry scene, RenderSettings settings) {
    return check(scene, new Renderer(settings));
  }

  /**
   * The same with the settings, progress and cancellation of a renderer.
   *
   * @throws zoetrope.scene.SceneException for what goes wrong in the scene
   * @throws java.util.concurrent.CancellationException when it is stopped
   */
  public static List<Finding> check(SceneEntry scene, Renderer renderer) {
    return check(scene, renderer, run -> {});
  }

  /**
   * The same, and what came of the run besides: its sections, subtitles and lines.
   *
   * @throws zoetrope.scene.SceneException for what goes wrong in the scene
   * @throws java.util.concurrent.CancellationException when it is stopped
   */
  public static List<Finding> check(
      SceneEntry scene, Renderer renderer, Consumer<StageResult> run) {
    LintObserver observer = new LintObserver();
    run.accept(renderer.observe(scene, observer));
    return observer.findings();
  }

  /**
   * The same for a scene object, in pictures of the shape that the settings say.
   *
   * @throws zoetrope.scene.SceneException for what goes wrong in the scene
   * @throws java.util.concurrent.CancellationException when the thread is interrupted
   */
  public static List<Finding> check(Scene scene, StageSettings settings) {
    LintObserver observer = new LintObserver();
    Stage.observe(scene, settings, observer);
    return observer.findings();
  }
}
