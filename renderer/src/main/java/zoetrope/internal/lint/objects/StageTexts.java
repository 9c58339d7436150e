package zoetrope.internal.lint.objects;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.frame.Camera;
import zoetrope.frame.Item;
import zoetrope.frame.Leaf;
import zoetrope.internal.lint.outline.OutlineCache;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.display.DisplayListBuilder;

/**
 * Finds the texts of successive frames. A text whose items stay the same is represented by the same
 * object.
 */
public final class StageTexts {
  private final ObjectNames names;
  private Camera camera;
  private OutlineCache outlines;

  /** The items and texts of the top-level mobjects in the last frame, from back to front. */
  private Map<Mobject<?>, Known> known = new LinkedHashMap<>();

  private List<VisibleText> texts = List.of();
  private boolean changed;
  private boolean knowsOwners;

  /** The number of items with an owner in the last frame. */
  private int size;

  /** The items and texts of a top-level mobject in the last frame. */
  private static final class Known {
    private final Mobject<?> whole;
    private final List<Item> items;
    private final List<VisibleText> texts;

    /** The mobject of each item, by identity; null until the map is needed. */
    private Map<Item, Object> owners;

    Known(Mobject<?> whole, List<Item> items, List<VisibleText> texts) {
      this.whole = whole;
      this.items = items;
      this.texts = texts;
    }

    /**
     * Returns the mobject of each item. The top-level mobject must not have changed since the
     * frame.
     */
    Map<Item, Object> owners(Camera camera) {
      if (owners == null) {
        DisplayListBuilder out = new DisplayListBuilder(camera).traced();
        whole.emit(out);
        owners = out.owners();
      }
      return owners;
    }
  }

  public StageTexts(ObjectNames names) {
    this.names = names;
  }

  /** Returns the visible texts of a frame, from back to front. */
  public List<VisibleText> of(List<Mobject<?>> mobjects, Camera view) {
    boolean moved = !view.equals(camera);
    camera = view;
    outlines = new OutlineCache(view, moved ? null : outlines);
    Map<Mobject<?>, Known> next = new LinkedHashMap<>();
    List<VisibleText> all = new ArrayList<>();
    changed = moved || mobjects.size() != known.size();
    knowsOwners = true;
    for (Mobject<?> m : mobjects) {
      DisplayListBuilder out = new DisplayListBuilder(view);
      m.emit(out);
      knowsOwners &= out.uncacheable() == 0;
      List<Item> items = out.items();
      Known before = moved ? null : known.get(m);
      if (before == null || !isSame(items, before.items)) {
        changed = true;
        List<Leaf> leaves = Leaf.of(items);
        Texts finder = new Texts(names, view, leaves, outlines);
        if (before != null) {
          before.texts.forEach(finder::reuse);
        }
        before = new Known(m, items, finder.in(List.of(m)));
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
    return known.get(m).items;
  }

  /**
   * Returns the mobject of each item of the last frame, by identity; null if some items are new
   * objects in each frame. The stage must not have changed since that frame.
   */
  public Map<Item, Object> owners() {
    if (!knowsOwners) {
      return null;
    }
    Map<Item, Object> all = new IdentityHashMap<>(size);
    known.values().forEach(one -> one.owners(camera).forEach(all::putIfAbsent));
    size = all.size();
    return all;
  }

  /** Whether the last frame shows other items than the previous frame. */
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
