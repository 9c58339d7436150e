package zoetrope.lint;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import zoetrope.internal.lint.objects.ObjectNames;
import zoetrope.lint.report.CheckResult;
import zoetrope.lint.report.Finding;
import zoetrope.mobject.display.CreationSite;
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
    return run(scene, renderer, site -> "").findings();
  }

  /**
   * Runs a scene with the settings, progress and cancellation of a renderer, and returns what the
   * check found. Findings name objects by their variables.
   *
   * @param variables returns the variable that a line assigns its object to, or an empty string
   * @throws zoetrope.scene.SceneException if the scene fails
   * @throws java.util.concurrent.CancellationException if the run is stopped
   */
  public static CheckResult run(
      SceneEntry scene, Renderer renderer, Function<CreationSite, String> variables) {
    return run(scene, renderer, variables, site -> false);
  }

  /**
   * Runs a scene like {@link #run(SceneEntry, Renderer, Function)}, and also finds objects that the
   * author's sources never use.
   *
   * @param isUnused whether the source never reads the variable of the object that a line creates
   * @throws zoetrope.scene.SceneException if the scene fails
   * @throws java.util.concurrent.CancellationException if the run is stopped
   */
  public static CheckResult run(
      SceneEntry scene,
      Renderer renderer,
      Function<CreationSite, String> variables,
      Predicate<CreationSite> isUnused) {
    LintObserver observer = new LintObserver(new ObjectNames(variables), isUnused);
    return observer.result(renderer.observe(scene, observer));
  }

  /**
   * Runs a scene object with these settings, and returns the findings.
   *
   * @throws zoetrope.scene.SceneException if the scene fails
   * @throws java.util.concurrent.CancellationException if the thread is interrupted
   */
  public static List<Finding> check(Scene scene, StageSettings settings) {
    LintObserver observer = new LintObserver(new ObjectNames(site -> ""), site -> false);
    StageResult run = Stage.notingCreations(() -> Stage.observe(scene, settings, observer));
    return observer.result(run).findings();
  }
}
