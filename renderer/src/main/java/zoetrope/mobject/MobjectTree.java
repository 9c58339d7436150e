package zoetrope.mobject;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import zoetrope.internal.mobject.CachedRange;
import zoetrope.internal.mobject.Parents;
import zoetrope.internal.mobject.Preconditions;
import zoetrope.mobject.display.CreationSite;

/** The place of a mobject among others: its children, its parents and what is cached of it. */
abstract class MobjectTree extends MobjectHooks {
  private Children children = new Children(mobject(), new ArrayList<>());

  /** The range whose cache a change of this object invalidates; null until it is cached. */
  private CachedRange range;

  /** Null until it becomes a child of something. */
  private Parents<Mobject<?>> parents;

  /** Where the scene made it; null where nobody asks. */
  private CreationSite creation = Creations.next();

  private Mobject<?> mobject() {
    return (Mobject<?>) this;
  }

  /** Makes a fresh clone a root of its own with these children. */
  final void startTree(List<Mobject<?>> newChildren) {
    range = null;
    parents = null;
    creation = Creations.next();
    children = new Children(mobject(), newChildren);
  }

  /** Invalidates what is cached of this object: it shows something else now, or in another way. */
  protected final void lookChanged() {
    CachedRange.invalidateItems(range);
  }

  /** Invalidates what is cached of this object, which has other children now. */
  final void childrenChanged() {
    CachedRange.invalidateItems(range);
    CachedRange.invalidateIdle(range);
  }

  /** Reports changes to {@code newRange} from now on, and to no other. */
  final void register(CachedRange newRange) {
    if (range != newRange) {
      if (range != null) {
        range.detach();
      }
      range = newRange;
      children.setParentRange(newRange);
    }
  }

  /** The range that changes are reported to; null for none. */
  final CachedRange range() {
    return range;
  }

  final void addParent(WeakReference<Mobject<?>> parent) {
    if (parents == null) {
      parents = new Parents<>();
    }
    parents.add(parent);
  }

  final void removeParent(WeakReference<Mobject<?>> parent) {
    if (parents != null) {
      parents.remove(parent);
    }
  }

  /** At least the number of objects that this one is a child of. */
  final int parents() {
    return parents == null ? 0 : parents.count();
  }

  /** Calls {@code action} with each object that this one is a child of. */
  final void forEachParent(Consumer<Mobject<?>> action) {
    if (parents != null) {
      parents.forEach(action);
    }
  }

  final boolean isWithin(Mobject<?> family) {
    boolean[] found = {this == family};
    forEachParent(parent -> found[0] = found[0] || parent.isWithin(family));
    return found[0];
  }

  /** Where the scene made this object; empty unless its run was asked to note it. */
  public final Optional<CreationSite> creationSite() {
    return Optional.ofNullable(creation);
  }

  /** Which children are shown with this object on the stage. */
  final Children links() {
    return children;
  }

  /** The children, in painting order; a view that follows later changes. */
  public final List<Mobject<?>> children() {
    return children.view();
  }

  /**
   * Calls {@code action} with every member of the family, depth first.
   *
   * @throws IllegalStateException if groups are nested too deeply
   */
  public final void visit(Consumer<? super Mobject<?>> action) {
    visit(action, 0);
  }

  final void visit(Consumer<? super Mobject<?>> action, int depth) {
    Preconditions.requireNested(depth);
    action.accept(mobject());
    for (int i = 0; i < children.size(); i++) {
      children.get(i).visit(action, depth + 1);
    }
  }

  /** Whether {@code test} holds for a member of the family; asked depth first. */
  public final boolean anyMember(Predicate<? super Mobject<?>> test) {
    return anyMember(test, 0);
  }

  final boolean anyMember(Predicate<? super Mobject<?>> test, int depth) {
    Preconditions.requireNested(depth);
    if (test.test(mobject())) {
      return true;
    }
    for (int i = 0; i < children.size(); i++) {
      if (children.get(i).anyMember(test, depth + 1)) {
        return true;
      }
    }
    return false;
  }

  /** For what a child may do in its own way, such as keeping the colour of its label. */
  final void forEachChild(Consumer<Mobject<?>> action) {
    for (int i = 0; i < children.size(); i++) {
      action.accept(children.get(i));
    }
  }
}
