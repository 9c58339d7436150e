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
import zoetrope.internal.mobject.Options;
import zoetrope.mobject.CachedChildren;
import zoetrope.mobject.DisplayListBuilder;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;

/**
 * What is on the stage: the top-level mobjects, from back to front. An object stands there once;
 * adding or removing one that is part of a listed group takes the group apart, and its other
 * members stay in the group's place.
 */
final class Cast implements Host {
  private final Set<String> notes = new LinkedHashSet<>();
  private List<Mobject<?>> mobjects = new ArrayList<>();

  /** The list as it is now, when it was looked at; else null. */
  private CachedChildren lineup;

  private Set<Mobject<?>> foreground = identitySet();

  List<Mobject<?>> mobjects() {
    return Collections.unmodifiableList(mobjects);
  }

  /** What the objects that ever stood here could not show, in order, each once. */
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

  /** Takes what is to be in front to the end, also out of groups, in the order it stands in. */
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

  /** Puts objects in front of everything, also of what is added later. */
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

  /** Takes the members of some families off the stage. */
  private void takeOut(List<Mobject<?>> members) {
    Set<Mobject<?>> gone = identitySet();
    gone.addAll(members);
    List<Mobject<?>> rest = new ArrayList<>(mobjects.size() + 1);
    mobjects.forEach(m -> keep(m, gone, rest));
    mobjects = rest;
    changed();
  }

  /** Has to be called whenever {@link #mobjects} is another list, or a list of others. */
  private void changed() {
    if (lineup != null) {
      lineup.end();
      lineup = null;
    }
  }

  private CachedChildren lineup() {
    if (lineup == null) {
      lineup = new CachedChildren(mobjects);
    }
    return lineup;
  }

  /** Puts the objects in front of everything, but only those that are not top-level already. */
  void addIfAbsent(Mobject<?> mobject) {
    if (!isTopLevel(mobject)) {
      add(mobject);
    }
  }

  void replace(Mobject<?> old, Mobject<?> replacement) {
    int index = indexOf(old);
    if (index < 0) {
      throw new IllegalArgumentException(
          Options.a(old.kind()) + " is not on the stage by itself, so nothing can take its place");
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
    return lineup().hasActiveUpdaters();
  }

  void update(double dt) {
    lineup().update(dt);
  }

  List<Item> items(Camera camera, Color background) {
    DisplayListBuilder gathering =
        new DisplayListBuilder(camera, background, out -> mobjects().forEach(m -> m.gather(out)));
    lineup().gather(gathering);
    return gathering.items();
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
    if (gone.contains(MobjectTrees.wholeOf(m))) {
      return;
    }
    if (m.anyMember(gone::contains)) {
      if (m.hasPoints()) {
        rest.add(MobjectTrees.ownShape(m));
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

  /** Keeps a place in the list for a moment. */
  private static final class Marker extends Mobject<Marker> {}
}
