package zoetrope.mobject;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.CachedRange;
import zoetrope.mobject.display.DisplayListBuilder;

/**
 * The children of one mobject, in painting order. None is an ancestor of the mobject. A child may
 * be absent: it stays a member of the family, but is not drawn with it, and its updaters do not run
 * with the family's.
 */
final class Children {
  private final Mobject<?> parent;
  private List<Mobject<?>> list;
  private Set<Mobject<?>> absent = Set.of();

  /** A reference to {@link #parent} that all children share; null until there are children. */
  private WeakReference<Mobject<?>> reference;

  /** Whether the children do not have this mobject as a parent; see {@link #setLoosely}. */
  private boolean loose;

  /** The index of the child that {@link #anyPresent} last found. */
  private int lastFound;

  private int version;

  /** The cache of the present children; null until it is read. */
  private CachedChildren cache;

  Children(Mobject<?> parent, List<Mobject<?>> list) {
    this.parent = parent;
    this.list = list;
    list.forEach(this::link);
  }

  List<Mobject<?>> view() {
    return Collections.unmodifiableList(list);
  }

  int size() {
    return list.size();
  }

  /** Returns the number of children that have this mobject as a parent. */
  int linkedCount() {
    return loose ? 0 : list.size();
  }

  /** Returns a number that differs after each change. */
  int version() {
    return version;
  }

  Mobject<?> get(int index) {
    return list.get(index);
  }

  /** Inserts mobjects before child {@code index}. Skips mobjects that are children already. */
  void insert(int index, Mobject<?>... mobjects) {
    int at = index;
    for (Mobject<?> m : mobjects) {
      requireNotAncestor(m);
      if (m.parents() == 0 || !list.contains(m)) {
        if (!absent.isEmpty()) {
          dropCache();
        } else if (cache != null) {
          cache = cache.withInserted(at, m);
        }
        list.add(at++, m);
        link(m);
        noteChange();
      }
    }
  }

  void replace(int index, Mobject<?> mobject) {
    requireNotAncestor(mobject);
    forget(list.set(index, mobject));
    link(mobject);
    changed();
  }

  void remove(Mobject<?>... mobjects) {
    Set<Mobject<?>> gone = identitySet();
    gone.addAll(Arrays.asList(mobjects));
    int before = list.size();
    if (list.removeIf(gone::contains)) {
      if (gone.size() == 1 && before - list.size() == 1) {
        hide(mobjects[0]);
      } else {
        dropCache();
      }
      gone.forEach(this::forget);
      noteChange();
    }
  }

  /** Removes a present child from the cache before the child is removed or becomes absent. */
  private void hide(Mobject<?> child) {
    if (cache != null && isPresent(child)) {
      cache = cache.without(child);
    }
  }

  private void link(Mobject<?> child) {
    if (reference == null) {
      reference = new WeakReference<>(parent);
    }
    child.addParent(reference);
  }

  /** Forgets a former child. If it is added again later, it is present. */
  private void forget(Mobject<?> child) {
    child.removeParent(reference);
    if (!absent.isEmpty()) {
      absent.remove(child);
    }
  }

  /**
   * Sets the children of a mobject that is never on the stage itself. The children do not count
   * this mobject as a parent.
   */
  void setLoosely(List<? extends Mobject<?>> mobjects) {
    mobjects.forEach(this::requireNotAncestor);
    list.forEach(this::forget);
    list = new ArrayList<>(mobjects);
    loose = true;
    changed();
  }

  void set(List<? extends Mobject<?>> mobjects) {
    mobjects.forEach(this::requireNotAncestor);
    list.forEach(child -> child.removeParent(reference));
    list = new ArrayList<>(mobjects);
    list.forEach(this::link);
    if (!absent.isEmpty()) {
      Set<Mobject<?>> stay = identitySet();
      list.stream().filter(absent::contains).forEach(stay::add);
      absent = stay;
    }
    changed();
  }

  // --- presence ---

  /**
   * Returns whether a present child satisfies {@code test}. The search starts at the child that was
   * found last, because children are usually removed one after the other.
   */
  boolean anyPresent(Predicate<Mobject<?>> test) {
    for (int i = 0; i < list.size(); i++) {
      int at = (lastFound + i) % list.size();
      if (isPresent(list.get(at)) && test.test(list.get(at))) {
        lastFound = at;
        return true;
      }
    }
    return false;
  }

  boolean isPresent(Mobject<?> child) {
    return absent.isEmpty() || !absent.contains(child);
  }

  boolean anyAbsent() {
    return !absent.isEmpty();
  }

  void setPresent(Mobject<?> child, boolean present) {
    if (isPresent(child) == present) {
      return;
    }
    if (absent.isEmpty()) {
      absent = identitySet();
    }
    if (present) {
      absent.remove(child);
      changed();
    } else {
      hide(child);
      absent.add(child);
      noteChange();
    }
  }

  private static Set<Mobject<?>> identitySet() {
    return Collections.newSetFromMap(new IdentityHashMap<>());
  }

  private void changed() {
    dropCache();
    noteChange();
  }

  private void dropCache() {
    if (cache != null) {
      cache.dispose();
      cache = null;
    }
  }

  private void noteChange() {
    version++;
    parent.childrenChanged();
  }

  /** Sets the range that contains the parent; see {@link CachedChildren}. */
  void setParentRange(CachedRange range) {
    if (cache != null) {
      cache.setParent(range);
    }
  }

  void emit(DisplayListBuilder out) {
    if (!list.isEmpty()) {
      cache().emit(out);
    }
  }

  boolean hasActiveUpdaters() {
    return !list.isEmpty() && cache().hasActiveUpdaters();
  }

  void update(double dt) {
    if (!list.isEmpty()) {
      cache().update(dt);
    }
  }

  /** Calls {@code action} for all children with active updaters, and possibly for some without. */
  void forEachActive(Consumer<Mobject<?>> action) {
    if (!list.isEmpty()) {
      cache().forEachActive(action);
    }
  }

  private CachedChildren cache() {
    if (cache == null) {
      List<Mobject<?>> shown =
          absent.isEmpty() ? list : list.stream().filter(this::isPresent).toList();
      cache = new CachedChildren(shown, parent.range());
    }
    return cache;
  }

  private void requireNotAncestor(Mobject<?> candidate) {
    if (candidate == null) {
      throw new NullPointerException(
          Preconditions.a(parent.kind()) + " cannot contain null: is a field not set yet?");
    }
    boolean isAncestor =
        parent.parents() == 0 ? candidate == parent : candidate.anyMember(m -> m == parent);
    Preconditions.require(
        !isAncestor,
        "%s cannot contain itself (as a part of %s)",
        Preconditions.a(parent.kind()),
        candidate.kind());
  }
}
