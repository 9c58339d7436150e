package zoetrope.lint;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import zoetrope.internal.lint.objects.ObjectNames;
import zoetrope.internal.lint.outline.Box;
import zoetrope.internal.mobject.UpdaterLog;
import zoetrope.lint.report.Finding;
import zoetrope.lint.report.FixEdit;
import zoetrope.lint.report.FoundObject;
import zoetrope.mobject.Mobject;
import zoetrope.scene.Fault;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageView;

/**
 * A check for updaters that do not run. In the first case, a group with an updater is not on the
 * stage while its members are. In the second case, a mobject that shows nothing, such as a value
 * tracker, has never been on the stage.
 */
final class UpdaterCheck implements StageObserver {
  private final ObjectNames names;
  private final UpdaterLog log;
  private final List<Finding> findings = new ArrayList<>();
  private final Set<Object> reported = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Set<Object> ran = Collections.newSetFromMap(new IdentityHashMap<>());
  private PlayRecord last;

  /**
   * The mobjects that were not on the stage at the end of the last play, but whose members were.
   */
  private final Set<Mobject<?>> absent = Collections.newSetFromMap(new IdentityHashMap<>());

  UpdaterCheck(ObjectNames names, UpdaterLog log) {
    this.names = names;
    this.log = log;
  }

  /** Returns the findings, ordered by time. */
  List<Finding> findings() {
    if (last != null) {
      double end = reportAbsent();
      for (Object owner : log.owners()) {
        Mobject<?> m = (Mobject<?>) owner;
        if (!ran.contains(m) && m.hasActiveUpdaters() && m.familyWithPoints().isEmpty()) {
          report(m, " never runs, because it was never on the stage", last, end);
        }
      }
    }
    return findings;
  }

  @Override
  public void called(PlayRecord play, StageView stage) {
    if (!absent.isEmpty()) {
      absent.removeAll(stage.present());
      reportAbsent();
    }
  }

  /** Reports the {@link #absent} mobjects. Returns the end of the last play, in seconds. */
  private double reportAbsent() {
    double end = last.start().plus(last.duration()).seconds();
    for (Object owner : log.owners()) {
      if (absent.contains(owner)) {
        String what = " does not run: its members are on the stage, but it is not";
        report((Mobject<?>) owner, what, last, end);
      }
    }
    absent.clear();
    return end;
  }

  @Override
  public void ended(PlayRecord play, StageView stage) {
    last = play;
    if (log.owners().isEmpty()) {
      return;
    }
    Set<Mobject<?>> present = stage.present();
    for (Object owner : log.owners()) {
      Mobject<?> m = (Mobject<?>) owner;
      if (present.contains(m)) {
        ran.add(m);
      } else if (m.hasActiveUpdaters()
          && m.familyWithPoints().stream().anyMatch(present::contains)) {
        absent.add(m);
      }
    }
  }

  private void report(Mobject<?> m, String what, PlayRecord play, double now) {
    if (reported.add(m)) {
      List<FoundObject> objects = List.of(names.found(m, m, Box.EMPTY));
      String which = "the updater of " + names.of(m);
      FixEdit edit = new FixEdit.Add(objects.get(0), m.familyWithPoints().isEmpty());
      findings.add(
          new Finding(Fault.UPDATER, play, now, now, objects, which + what)
              .withFix(Fault.UPDATER.fix(), Optional.of(edit)));
    }
  }
}
