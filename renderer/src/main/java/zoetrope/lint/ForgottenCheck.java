package zoetrope.lint;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.function.Predicate;
import zoetrope.internal.lint.objects.ObjectNames;
import zoetrope.lint.report.Finding;
import zoetrope.lint.report.FoundObject;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Presence;
import zoetrope.mobject.display.CreationSite;
import zoetrope.mobject.display.Creations;
import zoetrope.scene.Fault;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageView;

/** A check for objects that an author makes, but neither shows nor uses. */
final class ForgottenCheck implements StageObserver {
  private final ObjectNames names;
  private final Predicate<CreationSite> isUnused;
  private final Set<String> shown = new HashSet<>();
  private final Set<Mobject<?>> seen = Collections.newSetFromMap(new WeakHashMap<>());
  private List<CreationSite> made = List.of();
  private PlayRecord last;

  /**
   * Creates a check.
   *
   * @param isUnused whether an author's source never reads the variable of the object that a line
   *     creates
   */
  ForgottenCheck(ObjectNames names, Predicate<CreationSite> isUnused) {
    this.names = names;
    this.isUnused = isUnused;
  }

  @Override
  public void ended(PlayRecord play, StageView stage) {
    last = play;
    made = Creations.places();
    stage.present().forEach(m -> Presence.visitUpwards(m, this::noteShown));
  }

  /** Notes an object that is shown or contains such an object. Returns whether it is new. */
  private boolean noteShown(Mobject<?> m) {
    m.creationSite().ifPresent(site -> shown.add(site.place()));
    return seen.add(m);
  }

  /** Returns the findings, in the order of creation. */
  List<Finding> findings() {
    List<Finding> findings = new ArrayList<>();
    for (CreationSite site : made) {
      String variable = names.variable(site);
      if (!variable.isEmpty() && !shown.contains(site.place()) && isUnused.test(site)) {
        double end = last.start().plus(last.duration()).seconds();
        FoundObject object = FoundObject.unseen(site, variable);
        String what = variable + " (" + site.place() + ") is made, but neither shown nor used";
        findings.add(new Finding(Fault.FORGOTTEN, last, end, end, List.of(object), what));
      }
    }
    return findings;
  }
}
