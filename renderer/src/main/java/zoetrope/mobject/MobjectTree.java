package zoetrope.mobject;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.mobject.CachedRange;
import zoetrope.internal.mobject.Parents;
import zoetrope.mobject.display.CreationSite;
import zoetrope.mobject.display.Creations;

/** The links of a mobject to its children and parents, and to the range that caches its items. */
abstract class MobjectTree extends MobjectHooks {
  private Children children = new Children(mobject(), new ArrayList<>());

  /** The range that a change of this object invalidates; null until it is cached. */
  private CachedRange range;

  /** The parents; null until this object becomes a child. */
  private Parents<Mobject<?>> parents;

  /** The place in the author's source where this object was created; null if not recorded. */
  private CreationSite creation = Creations.next();

  private Mobject<?> mobject() {
    return (Mobject<?>) this;
  }

  /** Initializes the links of a new clone: it has these children and no parents. */
  final void startTree(List<Mobject<?>> newChildren) {
    range = null;
    parents = null;
    creation = Creations.next(creation);
    children = new Children(mobject(), newChildren);
  }

  /** Invalidates the cached items of this object. Must be called after each change of its look. */
  protected final void lookChanged() {
    CachedRange.invalidateItems(range);
  }

  /** Invalidates everything cached about this object after a change of its children. */
  final void childrenChanged() {
    CachedRange.invalidateItems(range);
    CachedRange.invalidateIdle(range);
  }

  /** From now on, changes of this object invalidate {@code newRange} and no other range. */
  final void register(CachedRange newRange) {
    if (range != newRange) {
      if (range != null) {
        range.detach();
      }
      range = newRange;
      children.setParentRange(newRange);
    }
  }

  /** Returns the range that changes are reported to, or null. */
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

  /** Returns an upper bound of the number of parents. */
  final int parents() {
    return parents == null ? 0 : parents.count();
  }

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

  /**
   * Returns the place in the author's source where this object was created; empty unless a {@link
   * Creations} counter was running.
   */
  public final Optional<CreationSite> creationSite() {
    return Optional.ofNullable(creation);
  }

  /** Returns the links to the children, which know whether each child is present or absent. */
  final Children links() {
    return children;
  }

  /** Returns an unmodifiable view of the children, in painting order, that follows changes. */
  public final List<Mobject<?>> children() {
    return children.view();
  }

  /**
   * Calls {@code action} for each member of the family, depth first.
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

  /** Returns whether any member of the family satisfies {@code test}; tested depth first. */
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

  final void forEachChild(Consumer<Mobject<?>> action) {
    for (int i = 0; i < children.size(); i++) {
      action.accept(children.get(i));
    }
  }
}
