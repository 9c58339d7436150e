package zoetrope.lint;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.frame.Item;
import zoetrope.internal.lint.objects.ObjectNames;
import zoetrope.internal.lint.outline.Box;
import zoetrope.lint.report.Finding;
import zoetrope.lint.report.FoundObject;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Presence;
import zoetrope.scene.Fault;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageView;

/**
 * A check of the functions passed to {@code animate}. Such a function may change only its argument.
 * Other mobjects on the stage that it changes get a finding, because they change at once instead of
 * during the animation.
 */
final class CapturedCheck implements StageObserver {
  private final ObjectNames names;
  private final List<Finding> findings = new ArrayList<>();
  private final Map<String, List<FoundObject>> changed = new LinkedHashMap<>();
  private StageView stage;
  private Map<Mobject<?>, Item> items = Map.of();

  CapturedCheck(ObjectNames names) {
    this.names = names;
  }

  /** Returns the findings, ordered by time. */
  List<Finding> findings() {
    return findings;
  }

  @Override
  public void began(StageView view) {
    stage = view;
  }

  /** Must be called before each such function. */
  void before() {
    items = stage == null ? Map.of() : items();
  }

  /** Must be called when the function has returned. */
  void after() {
    if (stage == null) {
      return;
    }
    items()
        .forEach(
            (m, item) -> {
              Item old = items.get(m);
              if (old != null && !old.equals(item)) {
                changed
                    .computeIfAbsent(names.of(m), name -> new ArrayList<>())
                    .add(names.found(m, m, Box.EMPTY));
              }
            });
  }

  @Override
  public void called(PlayRecord play, StageView view) {
    double now = play.start().seconds();
    changed.forEach(
        (name, objects) -> {
          int count = objects.size();
          String what = (count > 1 ? count + " x " : "") + name + " changes at once";
          findings.add(new Finding(Fault.CAPTURED, play, now, now, objects, what));
        });
    changed.clear();
  }

  /** Returns the item of each mobject on the stage that has exactly one, from back to front. */
  private Map<Mobject<?>, Item> items() {
    Map<Mobject<?>, Item> all = new LinkedHashMap<>();
    stage.mobjects().forEach(m -> Presence.visit(m, member -> putItem(member, all)));
    return all;
  }

  private static void putItem(Mobject<?> m, Map<Mobject<?>, Item> items) {
    if (m.children().isEmpty()) {
      List<Item> shown = new ArrayList<>();
      m.appendItems(shown);
      if (shown.size() == 1 && !(shown.get(0) instanceof Item.Inset)) {
        items.put(m, shown.get(0));
      }
    }
  }
}
