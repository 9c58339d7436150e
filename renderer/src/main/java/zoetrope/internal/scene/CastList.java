package zoetrope.internal.scene;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import zoetrope.mobject.CachedChildren;
import zoetrope.mobject.Mobject;

/**
 * The top-level mobjects on the stage, from back to front, each once, with a set for lookups and a
 * cache of their items. An insertion or removal updates the cache only for the neighbours of the
 * mobject.
 */
final class CastList {
  private final List<Mobject<?>> mobjects = new ArrayList<>();
  private final Set<Mobject<?>> listed = Collections.newSetFromMap(new IdentityHashMap<>());

  /** The cache of the current list; null until the list is read. */
  private CachedChildren cache;

  /** Returns a view of the list, from back to front. */
  List<Mobject<?>> view() {
    return Collections.unmodifiableList(mobjects);
  }

  /** Returns a view of the list as a set. */
  Set<Mobject<?>> asSet() {
    return Collections.unmodifiableSet(listed);
  }

  int size() {
    return mobjects.size();
  }

  boolean contains(Mobject<?> mobject) {
    return listed.contains(mobject);
  }

  /** Returns the index of a mobject that is in the list. */
  int indexOf(Mobject<?> mobject) {
    int i = 0;
    while (mobjects.get(i) != mobject) {
      i++;
    }
    return i;
  }

  /** Inserts a mobject that is not in the list. */
  void insert(int index, Mobject<?> mobject) {
    mobjects.add(index, mobject);
    listed.add(mobject);
    if (cache != null) {
      cache = cache.withInserted(index, mobject);
    }
  }

  /** Removes those of {@code gone} that are in the list. */
  void removeAll(Set<Mobject<?>> gone) {
    List<Mobject<?>> there = gone.stream().filter(listed::contains).toList();
    if (there.size() == 1) {
      remove(there.get(0));
    } else if (!there.isEmpty()) {
      mobjects.removeIf(gone::contains);
      there.forEach(listed::remove);
      dropCache();
    }
  }

  /** Removes a mobject that is in the list. */
  void remove(Mobject<?> mobject) {
    mobjects.remove(indexOf(mobject));
    listed.remove(mobject);
    if (cache != null) {
      cache = cache.without(mobject);
    }
  }

  /**
   * Returns the smallest index such that all mobjects from there to the front are members of {@code
   * some}.
   */
  int frontOf(Set<Mobject<?>> some) {
    int i = mobjects.size();
    while (i > 0 && some.contains(mobjects.get(i - 1))) {
      i--;
    }
    return i;
  }

  /** Moves the members of {@code some} to the front, without changing their order. */
  void moveToFront(Set<Mobject<?>> some) {
    long there = some.stream().filter(listed::contains).count();
    if (mobjects.size() - frontOf(some) < there) {
      List<Mobject<?>> front = mobjects.stream().filter(some::contains).toList();
      mobjects.removeIf(some::contains);
      mobjects.addAll(front);
      dropCache();
    }
  }

  void clear() {
    mobjects.clear();
    listed.clear();
    dropCache();
  }

  CachedChildren cache() {
    if (cache == null) {
      cache = new CachedChildren(mobjects);
    }
    return cache;
  }

  private void dropCache() {
    if (cache != null) {
      cache.dispose();
      cache = null;
    }
  }
}
