package zoetrope.internal.lint.objects;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.frame.Camera;
import zoetrope.frame.Item;
import zoetrope.frame.Leaf;
import zoetrope.internal.lint.outline.OutlineCache;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.display.DisplayListBuilder;

/** Finds the texts of successive frames. A text whose items stay the same is the same text. */
public final class StageTexts {
  private final ObjectNames names;
  private Camera camera;
  private OutlineCache outlines;
  private Map<Mobject<?>, Known> known = new IdentityHashMap<>();
  private List<VisibleText> texts = List.of();
  private boolean changed;

  /** The items of a mobject in the last frame, and its texts. */
  private record Known(List<Item> items, List<VisibleText> texts) {}

  public StageTexts(ObjectNames names) {
    this.names = names;
  }

  /** Returns the visible texts of a frame, from back to front. */
  public List<VisibleText> of(List<Mobject<?>> mobjects, Camera view) {
    boolean moved = !view.equals(camera);
    camera = view;
    outlines = new OutlineCache(view, moved ? null : outlines);
    Map<Mobject<?>, Known> next = new IdentityHashMap<>();
    List<VisibleText> all = new ArrayList<>();
    changed = moved || mobjects.size() != known.size();
    for (Mobject<?> m : mobjects) {
      DisplayListBuilder out = new DisplayListBuilder(view);
      m.emit(out);
      List<Item> items = out.items();
      Known before = moved ? null : known.get(m);
      if (before == null || !isSame(items, before.items)) {
        changed = true;
        List<Leaf> leaves = Leaf.of(items);
        Texts finder = new Texts(names, view, leaves, outlines);
        if (before != null) {
          before.texts.forEach(finder::reuse);
        }
        before = new Known(items, finder.in(List.of(m)));
      }
      next.put(m, before);
      all.addAll(before.texts);
    }
    known = next;
    texts = all;
    return all;
  }

  /** Returns the visible texts of the last frame, from back to front. */
  public List<VisibleText> texts() {
    return texts;
  }

  /** Returns the items of a top-level mobject in the last frame. */
  public List<Item> items(Mobject<?> m) {
    return known.get(m).items();
  }

  /** Whether the last frame shows other items than the one before it. */
  public boolean haveChanged() {
    return changed;
  }

  /** Returns the outlines of the last frame's texts. */
  public OutlineCache outlines() {
    return outlines;
  }

  private static boolean isSame(List<Item> a, List<Item> b) {
    if (a.size() != b.size()) {
      return false;
    }
    for (int i = 0; i < a.size(); i++) {
      if (a.get(i) != b.get(i)) {
        return false;
      }
    }
    return true;
  }
}
