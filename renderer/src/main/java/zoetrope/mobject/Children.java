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
import zoetrope.internal.mobject.CachedRange;
import zoetrope.internal.mobject.Preconditions;
import zoetrope.mobject.display.DisplayListBuilder;

/**
 * The children of one mobject, in painting order: each at most once, and never one of its
 * ancestors. A child may be absent: it stays a member of the family, but is not shown with it, and
 * its updaters do not run with the family's.
 */
final class Children {
  private final Mobject<?> parent;
  private List<Mobject<?>> list;
  private Set<Mobject<?>> absent = Set.of();

  /** To {@link #parent}, for the children; null until there are some. */
  private WeakReference<Mobject<?>> reference;

  /** Whether the parent does not count as one: its children stand on the stage by themselves. */
  private boolean loose;

  /** Where a present child was found last. */
  private int found;

  /** How many times the list changed. */
  private int version;

  /** The cache of the present children as they are now; null until it is read. */
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

  /** How many children know that they have this parent. */
  int counted() {
    return loose ? 0 : list.size();
  }

  /** A number that is another one after each change. */
  int version() {
    return version;
  }

  Mobject<?> get(int index) {
    return list.get(index);
  }

  /** Puts those that are not children yet before child {@code index}. */
  void insert(int index, Mobject<?>... mobjects) {
    int at = index;
    for (Mobject<?> m : mobjects) {
      requireNotAround(m);
      if (m.parents() == 0 || !contains(m)) {
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

  private boolean contains(Mobject<?> candidate) {
    for (int i = 0; i < list.size(); i++) {
      if (list.get(i) == candidate) {
        return true;
      }
    }
    return false;
  }

  void replace(int index, Mobject<?> mobject) {
    requireNotAround(mobject);
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

  /** Takes a present child out of the cache, about to leave or to be absent. */
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

  /** {@code child} is no child any more; one that comes back later is present. */
  private void forget(Mobject<?> child) {
    child.removeParent(reference);
    if (!absent.isEmpty()) {
      absent.remove(child);
    }
  }

  /** Sets the children of a parent that never is on the stage itself. */
  void setLoosely(List<? extends Mobject<?>> mobjects) {
    mobjects.forEach(this::requireNotAround);
    list.forEach(this::forget);
    list = new ArrayList<>(mobjects);
    loose = true;
    changed();
  }

  void set(List<? extends Mobject<?>> mobjects) {
    mobjects.forEach(this::requireNotAround);
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
   * Whether a child is present for which {@code test} holds. Looks first where it found one last
   * time, as children leave one by one.
   */
  boolean anyPresent(Predicate<Mobject<?>> test) {
    for (int i = 0; i < list.size(); i++) {
      int at = (found + i) % list.size();
      if (isPresent(list.get(at)) && test.test(list.get(at))) {
        found = at;
        return true;
      }
    }
    return false;
  }

  /** Whether a child is shown with the family. */
  boolean isPresent(Mobject<?> child) {
    return absent.isEmpty() || !absent.contains(child);
  }

  /** Whether a child is not shown with the family. */
  boolean anyAbsent() {
    return !absent.isEmpty();
  }

  /** Shows a child with the family, or not. */
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

  /** The parent is registered with {@code range}. */
  void setParentRange(CachedRange range) {
    if (cache != null) {
      cache.setParent(range);
    }
  }

  /** Adds what the children's families show. */
  void emit(DisplayListBuilder out) {
    if (!list.isEmpty()) {
      cache().emit(out);
    }
  }

  /** Whether a family of a child has an updater that is not suspended. */
  boolean hasActiveUpdaters() {
    return !list.isEmpty() && cache().hasActiveUpdaters();
  }

  /** Runs the updaters of the children's families. */
  void update(double dt) {
    if (!list.isEmpty()) {
      cache().update(dt);
    }
  }

  /** Calls {@code action} with the children that have active updaters, and some that have none. */
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

  private void requireNotAround(Mobject<?> candidate) {
    if (candidate == null) {
      throw new NullPointerException(
          "null is no mobject that "
              + Preconditions.a(parent.kind())
              + " can have: is a field not set yet?");
    }
    boolean around =
        parent.parents() == 0 ? candidate == parent : candidate.anyMember(m -> m == parent);
    if (around) {
      throw new IllegalArgumentException(
          Preconditions.a(parent.kind())
              + " cannot become part of itself (it would contain "
              + candidate.kind()
              + ")");
    }
  }
}
