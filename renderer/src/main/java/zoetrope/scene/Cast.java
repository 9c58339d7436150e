package zoetrope.scene;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import zoetrope.animation.Host;
import zoetrope.color.Color;
import zoetrope.frame.Camera;
import zoetrope.frame.Item;
import zoetrope.internal.mobject.Preconditions;
import zoetrope.mobject.CachedChildren;
import zoetrope.mobject.DisplayListBuilder;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;

/**
 * The top-level mobjects on the stage, from back to front, each once. Adding or removing a member
 * of a listed group replaces the group by its other members.
 */
final class Cast implements Host {
  private final Set<String> notes = new LinkedHashSet<>();
  private List<Mobject<?>> mobjects = new ArrayList<>();

  /** The cache of the list as it is now; null until it is read. */
  private CachedChildren cache;

  private Set<Mobject<?>> foreground = identitySet();

  List<Mobject<?>> mobjects() {
    return Collections.unmodifiableList(mobjects);
  }

  /** The notes of all mobjects that were ever added, in order, each once. */
  Set<String> notes() {
    return Collections.unmodifiableSet(notes);
  }

  @Override
  public void add(Mobject<?> mobject) {
    addAll(List.of(mobject));
  }

  @Override
  public void addIfMissing(Mobject<?> mobject) {
    if (!contains(mobject)) {
      add(mobject);
    }
  }

  @Override
  public void replaceOrAdd(Mobject<?> old, Mobject<?> replacement) {
    if (isTopLevel(old)) {
      replace(old, replacement);
    } else {
      remove(old);
      add(replacement);
    }
  }

  @Override
  public void remove(Mobject<?> mobject) {
    removeAll(List.of(mobject));
  }

  void addAll(List<? extends Mobject<?>> added) {
    List<Mobject<?>> members = members(added);
    takeOut(members);
    mobjects.addAll(distinct(added));
    keepInFront();
    note(members);
  }

  /** Moves the foreground mobjects to the end, out of groups too, in their present order. */
  private void keepInFront() {
    if (foreground.isEmpty()) {
      return;
    }
    List<Mobject<?>> front = new ArrayList<>();
    mobjects.forEach(m -> collectForeground(m, front));
    takeOut(members(front));
    mobjects.addAll(front);
  }

  private void collectForeground(Mobject<?> m, List<Mobject<?>> front) {
    if (foreground.contains(m)) {
      front.add(m);
    } else {
      m.children().forEach(child -> collectForeground(child, front));
    }
  }

  /** Puts mobjects in front of everything, also of what is added later. */
  void addToFront(List<? extends Mobject<?>> added) {
    foreground.addAll(added);
    addAll(added);
  }

  void releaseFromFront(List<? extends Mobject<?>> released) {
    released.forEach(foreground::remove);
  }

  void addToBack(List<? extends Mobject<?>> added) {
    List<Mobject<?>> members = members(added);
    takeOut(members);
    mobjects.addAll(0, distinct(added));
    note(members);
  }

  private void note(List<Mobject<?>> members) {
    members.forEach(member -> notes.addAll(member.notes()));
  }

  void removeAll(List<? extends Mobject<?>> removed) {
    List<Mobject<?>> members = members(removed);
    takeOut(members);
    members.forEach(foreground::remove);
  }

  private static List<Mobject<?>> members(List<? extends Mobject<?>> mobjects) {
    List<Mobject<?>> members = new ArrayList<>();
    for (Mobject<?> m : mobjects) {
      Objects.requireNonNull(m, "null is no mobject: is a field not set yet?");
      m.visit(members::add);
    }
    return members;
  }

  /** Removes mobjects from the list and from its groups. */
  private void takeOut(List<Mobject<?>> members) {
    Set<Mobject<?>> gone = identitySet();
    gone.addAll(members);
    List<Mobject<?>> rest = new ArrayList<>(mobjects.size() + 1);
    mobjects.forEach(m -> keep(m, gone, rest));
    mobjects = rest;
    changed();
  }

  /** Drops the cache; to be called after each change of {@link #mobjects}. */
  private void changed() {
    if (cache != null) {
      cache.dispose();
      cache = null;
    }
  }

  private CachedChildren cache() {
    if (cache == null) {
      cache = new CachedChildren(mobjects);
    }
    return cache;
  }

  /** Adds a mobject in front unless it is top-level already. */
  void addIfAbsent(Mobject<?> mobject) {
    if (!isTopLevel(mobject)) {
      add(mobject);
    }
  }

  void replace(Mobject<?> old, Mobject<?> replacement) {
    int index = indexOf(old);
    if (index < 0) {
      throw new IllegalArgumentException(
          Preconditions.a(old.kind())
              + " is not on the stage by itself, so nothing can take its place");
    }
    mobjects.set(index, new Marker());
    List<Mobject<?>> members = members(List.of(replacement));
    takeOut(members);
    members.forEach(foreground::remove);
    note(members);
    for (int i = 0; i < mobjects.size(); i++) {
      if (mobjects.get(i) instanceof Marker) {
        mobjects.set(i, replacement);
      }
    }
  }

  void clear() {
    foreground = identitySet();
    mobjects = new ArrayList<>();
    changed();
  }

  boolean contains(Mobject<?> mobject) {
    return mobjects.stream().anyMatch(m -> m.anyMember(member -> member == mobject));
  }

  @Override
  public boolean shows(Mobject<?> mobject) {
    if (contains(mobject)) {
      return true;
    }
    List<Mobject<?>> seen = mobject.familyWithPoints();
    Set<Mobject<?>> all = identitySet();
    mobjects.forEach(m -> m.visit(all::add));
    return !seen.isEmpty() && all.containsAll(seen);
  }

  boolean hasActiveUpdaters() {
    return cache().hasActiveUpdaters();
  }

  void update(double dt) {
    cache().update(dt);
  }

  List<Item> items(Camera camera, Color background) {
    DisplayListBuilder out =
        new DisplayListBuilder(camera, background, again -> mobjects().forEach(m -> m.emit(again)));
    cache().emit(out);
    return out.items();
  }

  private boolean isTopLevel(Mobject<?> mobject) {
    return indexOf(mobject) >= 0;
  }

  private int indexOf(Mobject<?> mobject) {
    for (int i = 0; i < mobjects.size(); i++) {
      if (mobjects.get(i) == mobject) {
        return i;
      }
    }
    return -1;
  }

  private static void keep(Mobject<?> m, Set<Mobject<?>> gone, List<Mobject<?>> rest) {
    if (gone.contains(MobjectTrees.viewed(m))) {
      return;
    }
    if (m.anyMember(gone::contains)) {
      if (m.hasPoints()) {
        rest.add(MobjectTrees.shallowView(m));
      }
      m.children().forEach(child -> keep(child, gone, rest));
    } else {
      rest.add(m);
    }
  }

  private static List<Mobject<?>> distinct(List<? extends Mobject<?>> mobjects) {
    Set<Mobject<?>> seen = identitySet();
    List<Mobject<?>> result = new ArrayList<>();
    for (Mobject<?> m : mobjects) {
      if (seen.add(m)) {
        result.add(m);
      }
    }
    return result;
  }

  private static Set<Mobject<?>> identitySet() {
    return Collections.newSetFromMap(new IdentityHashMap<>());
  }

  static List<Mobject<?>> listOf(Mobject<?>... mobjects) {
    return Arrays.asList(mobjects);
  }

  /** A placeholder in the list. */
  private static final class Marker extends Mobject<Marker> {}
}
