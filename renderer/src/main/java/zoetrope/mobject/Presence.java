package zoetrope.mobject;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Functions for the presence of members of a family. Present members are drawn with it on the
 * stage. All are present at first; the stage removes single members and restores them. An absent
 * member still moves with its family and counts in its size.
 */
public final class Presence {
  private Presence() {}

  /**
   * Makes each member of a family present in one place. Members in {@code elsewhere}, with their
   * families, become absent. All members that are present afterwards are added to {@code
   * elsewhere}.
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
   * Makes those members of a family present that are not present anywhere but whose parent is. For
   * instance, a member may be missing from a group that this family shares with another.
   *
   * @param somewhere all present mobjects of the stage; restored ones are added
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
   * @param there supplies all present mobjects of the stage; called only if the family does not
   *     answer the question
   */
  public static boolean isEmpty(Mobject<?> mobject, Supplier<Set<Mobject<?>>> there) {
    if (anyMember(mobject, Mobject::hasPoints)) {
      return false;
    }
    List<Mobject<?>> seen = mobject.familyWithPoints();
    return !seen.isEmpty() && seen.stream().noneMatch(there.get()::contains);
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

  /** Returns the present children, in painting order. */
  public static List<Mobject<?>> children(Mobject<?> mobject) {
    return mobject.children().stream().filter(mobject.links()::isPresent).toList();
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

  /** Returns false if certainly no member of the family belongs to another one as well. */
  public static boolean mayBeShared(Mobject<?> mobject) {
    int[] surplus = new int[1];
    mobject.visit(m -> surplus[0] += m.parents() - m.links().counted());
    return surplus[0] > 0;
  }
}
