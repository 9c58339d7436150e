package zoetrope.lint;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.internal.lint.objects.ObjectNames;
import zoetrope.internal.lint.objects.PaintOrder;
import zoetrope.lint.report.FoundObject;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;

/**
 * The mobjects that changed suddenly between two looks of the stage. If few members of a group
 * changed, these are the members instead of the group. Mobjects with updaters follow others, so
 * they count only if nothing else changed.
 */
final class PopSubjects {
  /** If more members of a group changed, the group is named. */
  static final int MAX_NAMES = 3;

  private final ObjectNames names;
  private final PopLook before;
  private final PopLook after;
  private final FrameComparison.Difference difference;
  private final FrameComparison images;
  private final Map<String, Subject> causes = new LinkedHashMap<>();
  private final Map<String, Subject> followers = new LinkedHashMap<>();

  /** A mobject that changed, the top-level mobject that contains it, and how it changed. */
  record Subject(Mobject<?> mobject, Mobject<?> root, FoundObject found, PopChange change) {}

  private PopSubjects(
      ObjectNames names,
      PopLook before,
      PopLook after,
      FrameComparison.Difference difference,
      FrameComparison images) {
    this.names = names;
    this.before = before;
    this.after = after;
    this.difference = difference;
    this.images = images;
  }

  /**
   * Returns the mobjects that changed, by name.
   *
   * @param setValues the value trackers that the author set between the two looks
   */
  static Map<String, Subject> of(
      ObjectNames names,
      PopLook before,
      PopLook after,
      FrameComparison.Difference difference,
      FrameComparison images,
      List<Object> setValues) {
    return new PopSubjects(names, before, after, difference, images).find(setValues);
  }

  private Map<String, Subject> find(List<Object> setValues) {
    addNews(after, before);
    addNews(before, after);
    if (!followers.isEmpty()) {
      causes.values().removeIf(cause -> !isSeen(cause, before) && !isSeen(cause, after));
    }
    boolean areKnown =
        followers.values().stream().anyMatch(f -> f.change().kind() != PopChange.Kind.OTHER);
    followers.values().removeIf(f -> areKnown && f.change().kind() == PopChange.Kind.OTHER);
    if (causes.isEmpty() && !followers.isEmpty()) {
      setValues.forEach(m -> put((Mobject<?>) m, (Mobject<?>) m, names.of((Mobject<?>) m)));
    }
    if (causes.isEmpty() && followers.isEmpty()) {
      addMoved();
    }
    if (causes.isEmpty() && followers.isEmpty()) {
      List<Mobject<?>> old = before.stage();
      after.stage().stream().filter(m -> !old.contains(m)).forEach(m -> put(m, m, names.of(m)));
    }
    return causes.isEmpty() ? followers : causes;
  }

  /** Whether a look is visibly different without a mobject, which other objects may hide. */
  private boolean isSeen(Subject subject, PopLook look) {
    Set<Item> items = Collections.newSetFromMap(new IdentityHashMap<>());
    items.addAll(look.items(subject.mobject(), subject.root()));
    Frame frame = look.frame();
    List<Item> others = frame.items().stream().filter(item -> !items.contains(item)).toList();
    boolean isInSpace = others.size() + items.size() != frame.items().size();
    Frame without = new Frame(frame.camera(), frame.background(), others, frame.size());
    return isInSpace || images.difference(frame, without, List.of()) != null;
  }

  /** Adds the mobjects whose place in the order of painting changed. */
  private void addMoved() {
    List<Mobject<?>> old = units(before);
    List<Mobject<?>> now = units(after);
    Set<Mobject<?>> animated = after.animated();
    List<Mobject<?>> moved = PaintOrder.moved(old, now, animated::contains);
    for (Mobject<?> m : moved) {
      Mobject<?> root =
          after.stage().stream().filter(r -> r.family().contains(m)).findFirst().orElse(m);
      Mobject<?> outside = before.stage().contains(m) ? m : root;
      String name = names.of(m, outside);
      FoundObject found =
          names.found(m, outside, PopLook.box(after.items(root, root), after.frame().camera()));
      boolean isGrouped = root != m && !before.stage().contains(root);
      causes.putIfAbsent(name, new Subject(m, root, found, PopChange.ofOrder(isGrouped)));
    }
  }

  /**
   * Returns the top-level mobjects of a look. A group that is not top-level in the other look is
   * replaced by those of its members that are top-level there.
   */
  private List<Mobject<?>> units(PopLook look) {
    PopLook other = look == before ? after : before;
    Set<Mobject<?>> tops = Collections.newSetFromMap(new IdentityHashMap<>());
    tops.addAll(other.stage());
    List<Mobject<?>> units = new ArrayList<>();
    for (Mobject<?> root : look.stage()) {
      List<Mobject<?>> inside = new ArrayList<>();
      if (!tops.contains(root)) {
        root.family().stream().filter(tops::contains).distinct().forEach(inside::add);
      }
      units.addAll(inside.isEmpty() ? List.of(root) : inside);
    }
    return units;
  }

  /** Adds the mobjects that show an item in {@code look} that {@code other} does not show. */
  private void addNews(PopLook look, PopLook other) {
    for (PopLook.Named named : news(look, other, difference)) {
      Mobject<?> root = named.mobject();
      List<Mobject<?>> parts = parts(root, owners(named.items()));
      if (look == after && isNewAround(root)) {
        List<Mobject<?>> added = added(root, owners(named.items()));
        putAdded(root, added);
      } else if (parts.equals(List.of(root))) {
        put(root, root, names.of(root, root, named.description()));
      } else {
        parts.forEach(m -> put(m, root, name(m, root)));
      }
    }
  }

  /** Whether a mobject is new on the stage, but some of its members are not. */
  private boolean isNewAround(Mobject<?> root) {
    Set<Mobject<?>> old = Collections.newSetFromMap(new IdentityHashMap<>());
    old.addAll(before.stage());
    return !old.contains(root) && root.anyMember(old::contains);
  }

  /** Returns the smallest members of a family that contain these mobjects, and no other ones. */
  private static List<Mobject<?>> added(Mobject<?> m, Set<Object> changed) {
    List<Mobject<?>> seen = m.familyWithPoints();
    if (!seen.isEmpty() && changed.containsAll(seen)) {
      return List.of(m);
    }
    List<Mobject<?>> all = new ArrayList<>();
    m.children().forEach(child -> all.addAll(added(child, changed)));
    return all;
  }

  /** Returns the number of members of a family, with their class if it is the same. */
  private static String description(List<Mobject<?>> members) {
    List<String> kinds = members.stream().map(Mobject::kind).distinct().toList();
    return members.size() == 1
        ? ObjectNames.description(members.get(0))
        : members.size() + " parts" + (kinds.size() == 1 ? " (" + kinds.get(0) + ")" : "");
  }

  /**
   * Returns the mobjects that show an item in {@code look} that {@code other} does not show, where
   * the images differ. They have only these items.
   */
  static List<PopLook.Named> news(
      PopLook look, PopLook other, FrameComparison.Difference difference) {
    Set<Item> known = Collections.newSetFromMap(new IdentityHashMap<>());
    known.addAll(Item.DepthGroup.flatten(other.frame().items()));
    List<PopLook.Named> all = new ArrayList<>();
    for (PopLook.Named named : look.mobjects()) {
      // Objects that are redrawn have new items that look the same.
      Set<Item> same = new HashSet<>(other.items(named.mobject(), named.mobject()));
      List<Item> news =
          named.items().stream()
              .filter(item -> !known.contains(item) && !same.contains(item))
              .filter(i -> difference.touches(PopLook.box(List.of(i), look.frame().camera())))
              .toList();
      if (!news.isEmpty()) {
        all.add(new PopLook.Named(named.mobject(), named.description(), news));
      }
    }
    return all;
  }

  private Set<Object> owners(List<Item> items) {
    Set<Object> owners = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Item item : items) {
      Object owner = after.owners().get(item);
      owners.add(owner == null ? before.owners().get(item) : owner);
    }
    return owners;
  }

  /**
   * Returns the members of a group whose families contain these mobjects. Returns the group itself
   * if there are many such members, or if a mobject is in none of them.
   */
  private static List<Mobject<?>> parts(Mobject<?> m, Set<Object> changed) {
    if (!(m instanceof Group<?> group)) {
      return List.of(m);
    }
    List<Mobject<?>> parts = new ArrayList<>();
    Set<Object> rest = Collections.newSetFromMap(new IdentityHashMap<>());
    rest.addAll(changed);
    for (Mobject<?> child : group.children()) {
      Set<Object> inside = Collections.newSetFromMap(new IdentityHashMap<>());
      child.family().stream().filter(rest::contains).forEach(inside::add);
      if (!inside.isEmpty()) {
        rest.removeAll(inside);
        parts.addAll(parts(child, inside));
      }
    }
    boolean areFew = parts.size() <= MAX_NAMES && parts.size() < group.children().size();
    return rest.isEmpty() && areFew ? parts : List.of(m);
  }

  /** Returns the name of a member of a group, with the index of the member if it has one. */
  private String name(Mobject<?> m, Mobject<?> root) {
    String name = names.of(m, root);
    String group = names.variable(root, root);
    int index = root.children().indexOf(m);
    if (index < 0 || group.isEmpty()) {
      return name;
    }
    String place = group + ".get(" + index + "))";
    return name.endsWith(")")
        ? name.substring(0, name.length() - 1) + ", " + place
        : name + " (" + place;
  }

  private void putAdded(Mobject<?> root, List<Mobject<?>> added) {
    FoundObject found =
        names.found(root, root, PopLook.box(after.items(root, root), after.frame().camera()));
    String words = added.size() == 1 ? "appears" : "appear";
    PopChange change = new PopChange(PopChange.Kind.APPEARS, words);
    String name = description(added) + " of " + names.of(root);
    causes.putIfAbsent(name, new Subject(root, root, found, change));
  }

  private void put(Mobject<?> m, Mobject<?> root, String name) {
    List<Item> old = before.items(m, root);
    List<Item> now = after.items(m, root);
    boolean stays = before.stage().contains(root) && after.stage().contains(root);
    boolean follows = stays && (m.hasActiveUpdaters() || root.hasActiveUpdaters());
    boolean isNow = !now.isEmpty();
    FoundObject found =
        names.found(
            m, root, PopLook.box(isNow ? now : old, (isNow ? after : before).frame().camera()));
    PopChange change =
        PopChange.of(old, before.frame().camera(), now, after.frame().camera(), follows);
    (follows ? followers : causes).putIfAbsent(name, new Subject(m, root, found, change));
  }
}
