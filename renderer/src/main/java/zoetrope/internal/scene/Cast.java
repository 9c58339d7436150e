package zoetrope.internal.scene;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import zoetrope.animation.Host;
import zoetrope.color.Color;
import zoetrope.frame.Camera;
import zoetrope.frame.Item;
import zoetrope.geometry.Vec;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Leaving;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Presence;
import zoetrope.mobject.Simulations;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.mobject.display.Creations;
import zoetrope.mobject.display.DepthGroups;
import zoetrope.mobject.display.DisplayListBuilder;

/**
 * The mobjects on the stage: a list of top-level mobjects from back to front, each once, with their
 * families.
 *
 * <p>A family is never divided. A member that is removed becomes absent: it still belongs to the
 * family, but is not drawn. The other members and all other updaters stay. An absent member that is
 * added alone becomes a separate top-level mobject in front, and stays absent from the family. If
 * the root of the family is added, all members are present again, and none is listed separately.
 * Therefore each mobject is drawn once, and its updaters run once. A family without present members
 * is removed from the stage.
 *
 * <p>Animations do not change the order of mobjects that are on the stage, or of groups whose
 * present members belong to one family. They add all other mobjects in front. If these were members
 * of several families, the families stay on the stage without them.
 */
public final class Cast implements Host {
  /**
   * The index for the position behind all foreground mobjects. For a foreground mobject, it is the
   * frontmost position.
   */
  private static final int IN_FRONT = Integer.MAX_VALUE;

  private final Set<String> notes = new LinkedHashSet<>();
  private boolean hadAny;
  private final CastList list = new CastList();
  private final Set<Mobject<?>> foreground = identitySet();
  private final DepthGroups groups = new DepthGroups();

  /** Whether all mobjects that are not fixed in the frame are sorted by depth. */
  private boolean inSpace;

  /**
   * Sets whether all mobjects that are not fixed in the frame are sorted by depth. If not, only
   * mobjects with a depth test are sorted.
   */
  public void putInSpace(boolean all) {
    inSpace = all;
  }

  public List<Mobject<?>> mobjects() {
    return list.view();
  }

  /** Returns the notes of all mobjects that were ever added, in order, without duplicates. */
  public Set<String> notes() {
    return Collections.unmodifiableSet(notes);
  }

  /** Whether anything except the camera was ever on the stage. */
  public boolean hadAny() {
    return hadAny;
  }

  // --- adding ---

  @Override
  public void add(Mobject<?> mobject) {
    addAll(List.of(mobject));
  }

  public void addAll(List<? extends Mobject<?>> added) {
    for (Mobject<?> m : distinct(added)) {
      put(m, IN_FRONT);
    }
    list.moveToFront(foreground);
  }

  public void addToBack(List<? extends Mobject<?>> added) {
    List<Mobject<?>> all = distinct(added);
    releaseFromFront(all);
    for (int i = all.size() - 1; i >= 0; i--) {
      put(all.get(i), 0);
    }
  }

  /**
   * Inserts a family at {@code index}, or in front if the list is shorter, and makes all its
   * members present.
   */
  private void put(Mobject<?> whole, int index) {
    List<Mobject<?>> members = members(whole);
    takeOut(whole, members);
    Presence.restore(whole, identitySet());
    list(whole, index, members);
  }

  @Override
  public void addIfMissing(Mobject<?> mobject) {
    if (contains(mobject)) {
      return;
    }
    List<Mobject<?>> members = members(mobject);
    if (isTied(mobject, members) && isPartOfOne(identitySet(members))) {
      Presence.restore(mobject, present());
      list(mobject, IN_FRONT, members);
    } else {
      put(mobject, IN_FRONT);
    }
    list.moveToFront(foreground);
  }

  /** Whether all present members of a family belong to one other top-level mobject. */
  private boolean isPartOfOne(Set<Mobject<?>> members) {
    Set<Mobject<?>> wholes = identitySet();
    members.forEach(member -> Presence.findWholes(member, list.asSet(), wholes));
    return wholes.size() == 1 && !members.contains(wholes.iterator().next());
  }

  @Override
  public void raise(Mobject<?> mobject) {
    if (list.contains(mobject)) {
      add(mobject);
    } else {
      addIfMissing(mobject);
    }
  }

  private void list(Mobject<?> whole, int index, List<Mobject<?>> members) {
    int front = foreground.contains(whole) ? list.size() : list.frontOf(foreground);
    hadAny |= !(whole instanceof CameraFrame);
    list.insert(index == IN_FRONT ? front : Math.min(index, list.size()), whole);
    members.forEach(member -> notes.addAll(member.notes()));
    for (Mobject<?> member : members) {
      if (member != whole && foreground.contains(member)) {
        put(member, IN_FRONT);
      }
    }
  }

  @Override
  public void restore(Mobject<?> mobject) {
    if (!Presence.anyAbsent(mobject)) {
      return;
    }
    Set<Mobject<?>> there = present();
    if (there.contains(mobject) && mobject.anyMember(m -> !there.contains(m))) {
      Presence.visit(mobject, there::remove);
      there.add(mobject);
      Presence.restore(mobject, there);
      Presence.restoreMissing(mobject, there);
    }
  }

  // --- the foreground ---

  /** Puts mobjects in front of everything, including mobjects that are added later. */
  public void addToFront(List<? extends Mobject<?>> added) {
    foreground.addAll(added);
    addAll(added);
  }

  public void releaseFromFront(List<? extends Mobject<?>> released) {
    released.forEach(foreground::remove);
  }

  // --- removing and replacing ---

  @Override
  public void remove(Mobject<?> mobject) {
    removeAll(List.of(mobject));
  }

  public void removeAll(List<? extends Mobject<?>> removed) {
    for (Mobject<?> m : removed) {
      List<Mobject<?>> members = members(m);
      takeOut(m, members).ifPresent(this::drop);
      members.forEach(foreground::remove);
    }
  }

  public void clear() {
    foreground.clear();
    list.clear();
  }

  @Override
  public void replaceOrAdd(Mobject<?> old, Mobject<?> replacement) {
    if (list.contains(old)) {
      replace(old, replacement);
    } else {
      remove(old);
      add(replacement);
    }
  }

  public void replace(Mobject<?> old, Mobject<?> replacement) {
    Preconditions.require(
        list.contains(old),
        "%s is not a top-level object on the stage, so it cannot be replaced",
        Preconditions.a(old.kind()));
    boolean stays = foreground.remove(old);
    Marker marker = new Marker();
    list.insert(list.indexOf(old), marker);
    takeOut(old, members(old));
    List<Mobject<?>> members = members(replacement);
    members.forEach(foreground::remove);
    takeOut(replacement, members);
    Presence.restore(replacement, identitySet());
    int index = list.indexOf(marker);
    list.remove(marker);
    list(replacement, index, members);
    if (stays) {
      foreground.add(replacement);
    }
  }

  /** Removes the members of a family from the list and from all other families. */
  private Optional<Leaving> takeOut(Mobject<?> whole, List<Mobject<?>> members) {
    if (!isTied(whole, members)) {
      return Optional.empty();
    }
    Set<Mobject<?>> gone = identitySet(members);
    list.removeAll(gone);
    return Presence.mayBeShared(whole)
        ? Optional.of(new Leaving(gone, list.asSet()))
        : Optional.empty();
  }

  /** Removes families without present members from the list and from larger families. */
  private void drop(Leaving left) {
    Supplier<Set<Mobject<?>>> there = once(this::present);
    left.takeOutEmpty(there);
    list.removeAll(
        identitySet(left.wholes().stream().filter(m -> Presence.isEmpty(m, there)).toList()));
  }

  /**
   * Whether a member of a family may be on the stage; false only if certainly no member is on it.
   */
  private boolean isTied(Mobject<?> whole, List<Mobject<?>> members) {
    return Presence.mayBeShared(whole) || members.stream().anyMatch(list::contains);
  }

  // --- asking ---

  public boolean contains(Mobject<?> mobject) {
    Set<Mobject<?>> wholes = identitySet();
    Presence.findWholes(mobject, list.asSet(), wholes);
    return !wholes.isEmpty();
  }

  @Override
  public boolean shows(Mobject<?> mobject) {
    if (contains(mobject)) {
      return true;
    }
    if (!isTied(mobject, members(mobject))) {
      return false;
    }
    List<Mobject<?>> seen = mobject.familyWithPoints();
    return !seen.isEmpty() && seen.stream().allMatch(this::contains);
  }

  /** Returns all mobjects that are present on the stage, in a set that compares by identity. */
  public Set<Mobject<?>> present() {
    Set<Mobject<?>> all = identitySet();
    list.view().forEach(m -> Presence.visit(m, all::add));
    return all;
  }

  public boolean hasActiveUpdaters() {
    return list.cache().hasActiveUpdaters();
  }

  public void update(double dt) {
    list.cache().update(dt);
  }

  /** Returns the simulations of all present mobjects. */
  public Simulations simulations() {
    return new Simulations(list.cache());
  }

  /**
   * Returns the items to draw.
   *
   * @param light the light of the scene; null if it has none
   */
  public List<Item> items(Camera camera, Vec light, Color background) {
    DisplayListBuilder out = builder(camera, light, background);
    list.cache().emit(out);
    return out.items();
  }

  /** Returns the items to draw, and puts the mobject of each item into {@code owners}. */
  public List<Item> items(Camera camera, Vec light, Color background, Map<Item, Object> owners) {
    DisplayListBuilder out = builder(camera, light, background).traced();
    list.cache().emit(out);
    List<Item> items = out.items();
    owners.putAll(out.owners());
    return items;
  }

  private DisplayListBuilder builder(Camera camera, Vec light, Color background) {
    groups.nextFrame();
    return new DisplayListBuilder(
            camera, background, again -> mobjects().forEach(m -> m.emit(again)))
        .groupedBy(groups)
        .inSpace(inSpace)
        .inLight(light)
        .showing(Creations.visibility());
  }

  // --- helpers ---

  private static List<Mobject<?>> members(Mobject<?> mobject) {
    return Objects.requireNonNull(mobject, "null is not a mobject: is a field not set yet?")
        .family();
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

  /** Returns a supplier that calls {@code supplier} at most once. */
  private static <T> Supplier<T> once(Supplier<T> supplier) {
    List<T> value = new ArrayList<>(1);
    return () -> {
      if (value.isEmpty()) {
        value.add(supplier.get());
      }
      return value.get(0);
    };
  }

  private static Set<Mobject<?>> identitySet() {
    return Collections.newSetFromMap(new IdentityHashMap<>());
  }

  private static Set<Mobject<?>> identitySet(Collection<Mobject<?>> mobjects) {
    Set<Mobject<?>> set = identitySet();
    set.addAll(mobjects);
    return set;
  }

  /** A placeholder in the list while a mobject is replaced. */
  private static final class Marker extends Mobject<Marker> {}
}
