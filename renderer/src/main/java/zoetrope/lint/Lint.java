package zoetrope.lint;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import zoetrope.render.RenderSettings;
import zoetrope.render.Renderer;
import zoetrope.render.SceneEntry;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.Scene;
import zoetrope.scene.Stage;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageSettings;
import zoetrope.scene.StageView;
import zoetrope.scene.Time;

/** Looks for faults in a scene while it runs. */
public final class Lint implements StageObserver {
  private final TextCheck texts;
  private final PopCheck pops;

  private Lint(double aspect) {
    texts = new TextCheck(aspect);
    pops = new PopCheck(aspect);
  }

  /**
   * Runs a scene and tells what was found, in order of time, notes included. Throws {@link
   * zoetrope.scene.SceneException} for what goes wrong in the scene.
   */
  public static List<Finding> check(SceneEntry scene, RenderSettings settings) {
    Lint lint = new Lint((double) settings.width() / settings.height());
    new Renderer(settings).observe(scene, lint);
    return lint.findings();
  }

  /** The same for a scene object, in frames of 16 to 9. */
  public static List<Finding> check(Scene scene, StageSettings settings) {
    Lint lint = new Lint(16.0 / 9);
    Stage.observe(scene, settings, lint);
    return lint.findings();
  }

  private List<Finding> findings() {
    List<Finding> all = new ArrayList<>(texts.findings());
    all.addAll(pops.findings());
    all.sort(Comparator.comparingDouble(Finding::from));
    return all;
  }

  @Override
  public List<Time> moments(PlayRecord play) {
    return pops.moments(play);
  }

  @Override
  public void called(PlayRecord play, StageView stage) {
    pops.called(play, stage);
  }

  @Override
  public void at(PlayRecord play, Time moment, StageView stage) {
    pops.at(play, moment, stage);
  }

  @Override
  public void ended(PlayRecord play, StageView stage) {
    texts.ended(play, stage);
    pops.ended(play, stage);
  }
}
