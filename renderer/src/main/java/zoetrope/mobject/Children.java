package zoetrope.mobject;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import zoetrope.internal.mobject.Preconditions;

/**
 * The children of one mobject, in painting order: each at most once, and never one of its
 * ancestors.
 */
final class Children {
  private final Mobject<?> parent;
  private List<Mobject<?>> list;

  /** The cache of the list as it is now; null until it is read. */
  private CachedChildren cache;

  Children(Mobject<?> parent, List<Mobject<?>> list) {
    this.parent = parent;
    this.list = list;
  }

  List<Mobject<?>> view() {
    return Collections.unmodifiableList(list);
  }

  int size() {
    return list.size();
  }

  Mobject<?> get(int index) {
    return list.get(index);
  }

  /** Puts those that are not children yet before child {@code index}. */
  void insert(int index, Mobject<?>... mobjects) {
    int at = index;
    for (Mobject<?> m : mobjects) {
      requireNotAround(m);
      if (!contains(m)) {
        list.add(at++, m);
        changed();
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
    list.set(index, mobject);
    changed();
  }

  void remove(Mobject<?>... mobjects) {
    if (list.removeIf(c -> Arrays.stream(mobjects).anyMatch(m -> m == c))) {
      changed();
    }
  }

  void set(List<? extends Mobject<?>> mobjects) {
    mobjects.forEach(this::requireNotAround);
    list = new ArrayList<>(mobjects);
    changed();
  }

  private void changed() {
    if (cache != null) {
      cache.dispose();
      cache = null;
    }
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

  private CachedChildren cache() {
    if (cache == null) {
      cache = new CachedChildren(list, parent.range());
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
    if (candidate.anyMember(m -> m == parent)) {
      throw new IllegalArgumentException(
          Preconditions.a(parent.kind())
              + " cannot become part of itself (it would contain "
              + candidate.kind()
              + ")");
    }
  }
}
