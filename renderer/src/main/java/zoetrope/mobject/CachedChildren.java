package zoetrope.mobject;

import java.util.List;
import java.util.function.Consumer;

/**
 * Mobjects with their families, in painting order, and a cache of the display list items of those
 * that do not change: a hundred thousand letters that stand still cost a frame as much as a few
 * hundred.
 *
 * <p>The list of mobjects is fixed: who changes it makes a new object, and {@link #dispose
 * disposes} of this.
 */
public final class CachedChildren {
  private static final int RANGE = 64;

  /** A range keeps what it shows when it has at least so many members, */
  private static final int MANY_MEMBERS = 16;

  /** or so many items; else reading it again is as cheap. */
  private static final int MANY_ITEMS = 32;

  private final Mobject<?>[] members;
  private final CachedRange[] ranges;
  private boolean disposed;

  /** Families that are part of nothing else, from back to front. */
  public CachedChildren(List<? extends Mobject<?>> members) {
    this(members, null);
  }

  /** The families of children of an object that is registered with {@code parent}, or null. */
  CachedChildren(List<? extends Mobject<?>> members, CachedRange parent) {
    this.members = members.toArray(new Mobject<?>[0]);
    this.ranges = new CachedRange[(this.members.length + RANGE - 1) / RANGE];
    for (int k = 0; k < ranges.length; k++) {
      ranges[k] = new CachedRange();
      ranges[k].setParent(parent);
    }
  }

  /** Empties the cache for good; a loop that is at work with this object ends as it began. */
  public void dispose() {
    disposed = true;
    for (CachedRange range : ranges) {
      range.dispose();
    }
  }

  /** The object whose children these are is registered with {@code parent}. */
  void setParent(CachedRange parent) {
    for (CachedRange range : ranges) {
      range.setParent(parent);
    }
  }

  /** Adds what all families show to {@code out}, from back to front. */
  public void emit(DisplayListBuilder out) {
    for (int k = 0; k < ranges.length; k++) {
      CachedRange range = ranges[k];
      if (disposed || out.asksMembers() || range.isValid() && range.items() == null) {
        emitMembers(k, out);
      } else if (range.isValid()) {
        out.addAll(range.items());
      } else {
        emitAndStore(k, out);
      }
    }
  }

  private void emitAndStore(int k, DisplayListBuilder out) {
    CachedRange range = readable(k);
    int start = out.size();
    int uncacheable = out.uncacheable();
    emitMembers(k, out);
    if (out.uncacheable() == uncacheable) {
      int count = out.sizeSince(start);
      boolean keep = end(k) - RANGE * k >= MANY_MEMBERS || count >= MANY_ITEMS;
      range.storeItems(keep ? out.since(start) : null);
    }
  }

  private void emitMembers(int k, DisplayListBuilder out) {
    for (int i = RANGE * k; i < end(k); i++) {
      members[i].emit(out);
    }
  }

  /** Whether a member of a family has an updater that is not suspended. */
  public boolean hasActiveUpdaters() {
    for (int k = 0; k < ranges.length; k++) {
      if (isActive(k)) {
        return true;
      }
    }
    return false;
  }

  /** Runs the updaters of all families; see {@link Mobject#update}. They may change the list. */
  public void update(double dt) {
    for (int k = 0; k < ranges.length; k++) {
      if (isActive(k)) {
        for (int i = RANGE * k; i < end(k); i++) {
          members[i].update(dt);
        }
      }
    }
  }

  /** Calls {@code action} with the families that have active updaters, and some that have none. */
  void forEachActive(Consumer<Mobject<?>> action) {
    for (int k = 0; k < ranges.length; k++) {
      if (isActive(k)) {
        for (int i = RANGE * k; i < end(k); i++) {
          action.accept(members[i]);
        }
      }
    }
  }

  private boolean isActive(int k) {
    if (ranges[k].isIdle()) {
      return false;
    }
    CachedRange range = disposed ? ranges[k] : readable(k);
    for (int i = RANGE * k; i < end(k); i++) {
      if (members[i].hasActiveUpdaters()) {
        return true;
      }
    }
    range.storeIdle();
    return false;
  }

  /** A range with which all its members are registered, about to be read. */
  private CachedRange readable(int k) {
    CachedRange range = ranges[k];
    if (range.isDetached()) {
      range.attached();
      for (int i = RANGE * k; i < end(k); i++) {
        members[i].register(range);
      }
    }
    range.beginRead();
    return range;
  }

  private int end(int k) {
    return Math.min(members.length, RANGE * (k + 1));
  }
}
