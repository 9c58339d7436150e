package zoetrope.internal.scene;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import zoetrope.mobject.CachedChildren;
import zoetrope.mobject.Mobject;

/**
 * The mobjects that stand on the stage by themselves, from back to front, each once; which they
 * are, for looking up; and the cache of what they show. One that comes or goes costs the cache no
 * more than its neighbours, however many there are.
 */
final class CastList {
  private final List<Mobject<?>> mobjects = new ArrayList<>();
  private final Set<Mobject<?>> listed = Collections.newSetFromMap(new IdentityHashMap<>());

  /** The cache of the list as it is now; null until it is read. */
  private CachedChildren cache;

  /** All of them, from back to front. */
  List<Mobject<?>> view() {
    return Collections.unmodifiableList(mobjects);
  }

  /** All of them; grows and shrinks with the list. */
  Set<Mobject<?>> asSet() {
    return Collections.unmodifiableSet(listed);
  }

  int size() {
    return mobjects.size();
  }

  boolean contains(Mobject<?> mobject) {
    return listed.contains(mobject);
  }

  /** Where a mobject of the list is. */
  int indexOf(Mobject<?> mobject) {
    int i = 0;
    while (mobjects.get(i) != mobject) {
      i++;
    }
    return i;
  }

  /** Lists one that is not in the list. */
  void insert(int index, Mobject<?> mobject) {
    mobjects.add(index, mobject);
    listed.add(mobject);
    if (cache != null) {
      cache = cache.withInserted(index, mobject);
    }
  }

  /** Takes those out that are in the list. */
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

  /** Takes one out that is in the list. */
  void remove(Mobject<?> mobject) {
    mobjects.remove(indexOf(mobject));
    listed.remove(mobject);
    if (cache != null) {
      cache = cache.without(mobject);
    }
  }

  /** Where those begin that stand in front of everything and are in {@code some}. */
  int frontOf(Set<Mobject<?>> some) {
    int i = mobjects.size();
    while (i > 0 && some.contains(mobjects.get(i - 1))) {
      i--;
    }
    return i;
  }

  /** Moves those in front that are in {@code some}, in the order that they have. */
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

  /** What the list shows, as it is now. */
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
