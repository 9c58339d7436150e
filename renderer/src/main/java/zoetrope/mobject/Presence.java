package zoetrope.mobject;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Functions for the presence of members of a family. Present members are drawn with the family on
 * the stage. At first all members are present. If a member is removed from the stage, but its
 * family is not, the stage makes the member absent. An absent member still moves with its family
 * and counts in its size.
 */
public final class Presence {
  private Presence() {}

  /**
   * Makes each member of a family present, except members in {@code elsewhere}, which become absent
   * with their families. Adds the present members to {@code elsewhere}, so that each mobject is
   * present in one place only.
   */
  public static void restore(Mobject<?> mobject, Set<Mobject<?>> elsewhere) {
    List<Mobject<?>> children = mobject.children();
    for (int i = children.size() - 1; i >= 0; i--) {
      boolean free = elsewhere.add(children.get(i));
      mobject.links().setPresent(children.get(i), free);
      if (free) {
        restore(children.get(i), elsewhere);
      }
    }
  }

  /**
   * Makes a member of a family present if its parent is present but the member itself is not
   * present anywhere on the stage. For instance, a member may be missing from a group that this
   * family shares with another family.
   *
   * @param somewhere all present mobjects of the stage; the members that become present are added
   */
  public static void restoreMissing(Mobject<?> mobject, Set<Mobject<?>> somewhere) {
    for (Mobject<?> child : mobject.children()) {
      if (somewhere.contains(mobject) && somewhere.add(child)) {
        mobject.links().setPresent(child, true);
        restore(child, somewhere);
      }
      restoreMissing(child, somewhere);
    }
  }

  /**
   * Returns whether a family has members with points, but none of them is present on the stage. The
   * root of the family must be present.
   *
   * @param present supplies all present mobjects of the stage; called only if the family has no
   *     present members with points
   */
  public static boolean isEmpty(Mobject<?> mobject, Supplier<Set<Mobject<?>>> present) {
    if (anyMember(mobject, Mobject::hasPoints)) {
      return false;
    }
    List<Mobject<?>> members = mobject.familyWithPoints();
    return !members.isEmpty() && members.stream().noneMatch(present.get()::contains);
  }

  /**
   * Adds to {@code found} the members of {@code listed} that are {@code mobject} or contain it as a
   * present member. The search goes upwards through the parents.
   */
  public static void findWholes(
      Mobject<?> mobject, Set<? extends Mobject<?>> listed, Set<Mobject<?>> found) {
    if (listed.contains(mobject)) {
      found.add(mobject);
    }
    mobject.forEachParent(
        parent -> {
          if (parent.links().isPresent(mobject)) {
            findWholes(parent, listed, found);
          }
        });
  }

  /**
   * Calls {@code action} with {@code mobject} and with the groups that contain it, upwards as long
   * as {@code action} returns true.
   */
  public static void visitUpwards(Mobject<?> mobject, Predicate<? super Mobject<?>> action) {
    if (action.test(mobject)) {
      mobject.forEachParent(parent -> visitUpwards(parent, action));
    }
  }

  /** Returns the present children, in painting order. */
  public static List<Mobject<?>> children(Mobject<?> mobject) {
    return mobject.links().anyAbsent()
        ? mobject.children().stream().filter(mobject.links()::isPresent).toList()
        : List.copyOf(mobject.children());
  }

  /** Returns whether any present child satisfies {@code test}, in painting order. */
  public static boolean anyChild(Mobject<?> mobject, Predicate<? super Mobject<?>> test) {
    for (Mobject<?> child : mobject.children()) {
      if (mobject.links().isPresent(child) && test.test(child)) {
        return true;
      }
    }
    return false;
  }

  /** Calls {@code action} for the present members of a family, depth first. */
  public static void visit(Mobject<?> mobject, Consumer<? super Mobject<?>> action) {
    action.accept(mobject);
    for (Mobject<?> child : mobject.children()) {
      if (mobject.links().isPresent(child)) {
        visit(child, action);
      }
    }
  }

  /** Returns whether any present member of a family satisfies {@code test}. */
  public static boolean anyMember(Mobject<?> mobject, Predicate<? super Mobject<?>> test) {
    return test.test(mobject) || mobject.links().anyPresent(child -> anyMember(child, test));
  }

  /** Returns whether any member of a family is absent from it. */
  public static boolean anyAbsent(Mobject<?> mobject) {
    return mobject.anyMember(m -> m.links().anyAbsent());
  }

  /**
   * Returns whether a member of the family may belong to another family as well. False only if
   * certainly none does.
   */
  public static boolean mayBeShared(Mobject<?> mobject) {
    int[] surplus = new int[1];
    mobject.visit(m -> surplus[0] += m.parents() - m.links().linkedCount());
    return surplus[0] > 0;
  }
}
