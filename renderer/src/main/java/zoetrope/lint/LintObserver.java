package zoetrope.lint;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageView;
import zoetrope.scene.Time;

/** Has a scene checked while it runs. */
final class LintObserver implements StageObserver {
  private final TextCheck texts;
  private final PopCheck pops;

  LintObserver(double aspect) {
    texts = new TextCheck(aspect);
    pops = new PopCheck(aspect);
  }

  /** What was found, in order of time. */
  List<Finding> findings() {
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
