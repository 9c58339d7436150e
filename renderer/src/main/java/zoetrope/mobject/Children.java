package zoetrope.mobject;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import zoetrope.internal.mobject.Options;

/** The children of one mobject, in painting order: each at most once, and never one around it. */
final class Children {
  private final Mobject<?> parent;
  private List<Mobject<?>> list;

  /** The list as it is now, when it was looked at; else null. */
  private CachedChildren lineup;

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
    if (lineup != null) {
      lineup.end();
      lineup = null;
    }
    parent.childrenChanged();
  }

  /** The parent stands in {@code stretch}. */
  void isPartOf(CachedRange stretch) {
    if (lineup != null) {
      lineup.isPartOf(stretch);
    }
  }

  /** Adds what the children's families show. */
  void gather(DisplayListBuilder gathering) {
    if (!list.isEmpty()) {
      lineup().gather(gathering);
    }
  }

  /** Whether a family of a child has an updater that is not suspended. */
  boolean hasActiveUpdaters() {
    return !list.isEmpty() && lineup().hasActiveUpdaters();
  }

  /** Runs the updaters of the children's families. */
  void update(double dt) {
    if (!list.isEmpty()) {
      lineup().update(dt);
    }
  }

  private CachedChildren lineup() {
    if (lineup == null) {
      lineup = new CachedChildren(list, parent.stretch());
    }
    return lineup;
  }

  private void requireNotAround(Mobject<?> candidate) {
    if (candidate == null) {
      throw new NullPointerException(
          "null is no mobject that "
              + Options.a(parent.kind())
              + " can have: is a field not set yet?");
    }
    if (candidate.anyMember(m -> m == parent)) {
      throw new IllegalArgumentException(
          Options.a(parent.kind())
              + " cannot become part of itself (it would contain "
              + candidate.kind()
              + ")");
    }
  }
}
