package zoetrope.mobject;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Which members of a family are present, that is, shown on the stage with it. All are at first; the
 * stage takes single ones out and puts them back. An absent member stays a member: it moves with
 * its family, and counts in its size.
 */
public final class Presence {
  private Presence() {}

  /**
   * Makes the members of a family present, each in one place, and those absent that are in {@code
   * elsewhere}, with their families; to which all that are present are added.
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
   * Makes those members of a family present that are nowhere, in a parent that is somewhere: one
   * may be missing from a group that the family shares with another.
   *
   * @param somewhere all that is present on the stage; what is put back is added
   */
  public static void fill(Mobject<?> mobject, Set<Mobject<?>> somewhere) {
    for (Mobject<?> child : mobject.children()) {
      if (somewhere.contains(mobject) && somewhere.add(child)) {
        mobject.links().setPresent(child, true);
        restore(child, somewhere);
      }
      fill(child, somewhere);
    }
  }

  /**
   * Whether a family, whose top is present, has members that show something, and none of them is in
   * {@code there}.
   *
   * @param there all that is present on the stage; asked for when the family does not tell
   */
  public static boolean isEmpty(Mobject<?> mobject, Supplier<Set<Mobject<?>>> there) {
    if (anyMember(mobject, Mobject::hasPoints)) {
      return false;
    }
    List<Mobject<?>> seen = mobject.familyWithPoints();
    return !seen.isEmpty() && seen.stream().noneMatch(there.get()::contains);
  }

  /**
   * Adds to {@code found} those of {@code listed} that a mobject is, or is a present member of. It
   * is looked for from below, by what each is a child of.
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

  /** The children that are present, in painting order. */
  public static List<Mobject<?>> children(Mobject<?> mobject) {
    return mobject.children().stream().filter(mobject.links()::isPresent).toList();
  }

  /** Calls {@code action} with the present members of a family, depth first. */
  public static void visit(Mobject<?> mobject, Consumer<? super Mobject<?>> action) {
    action.accept(mobject);
    for (Mobject<?> child : mobject.children()) {
      if (mobject.links().isPresent(child)) {
        visit(child, action);
      }
    }
  }

  /** Whether {@code test} holds for a present member of a family. */
  public static boolean anyMember(Mobject<?> mobject, Predicate<? super Mobject<?>> test) {
    return test.test(mobject) || mobject.links().anyPresent(child -> anyMember(child, test));
  }

  /** Whether a member of a family is absent from it. */
  public static boolean anyAbsent(Mobject<?> mobject) {
    return mobject.anyMember(m -> m.links().anyAbsent());
  }

  /** Whether a member of a family may also be a member of another: false when surely not. */
  public static boolean mayBeShared(Mobject<?> mobject) {
    int[] surplus = new int[1];
    mobject.visit(m -> surplus[0] += m.parents() - m.links().counted());
    return surplus[0] > 0;
  }
}
