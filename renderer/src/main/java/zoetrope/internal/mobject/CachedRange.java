package zoetrope.internal.mobject;

import zoetrope.frame.DisplayList;

/**
 * The cache of some neighbouring members of a {@code CachedChildren} and their families: what they
 * show, and that none of them has an active updater. Both hold until a member changes.
 *
 * <p>Each member refers to the range that it is registered with, and each range to its parent: the
 * range of the object whose children it holds. A range that is valid has valid ranges within it
 * only, so a change invalidates upwards until it meets a range that is invalid already; what
 * changes in each frame costs nothing to report. A member is registered with one range at a time,
 * that which read it last; the range that it is taken from is detached, holds nothing, and has to
 * register its members again.
 */
public final class CachedRange {
  private CachedRange parent;
  private boolean disposed;
  private boolean detached = true;
  private boolean dirty;
  private boolean valid;
  private DisplayList items;
  private boolean idle;

  /** Of members of an object that is registered with {@code parent}; null for none. */
  public CachedRange(CachedRange parent) {
    this.parent = parent;
  }

  // --- invalidation ---

  /** A member looks different, or has other children. */
  public static void invalidateItems(CachedRange range) {
    for (CachedRange r = range; r != null && r.valid; r = r.parent) {
      r.valid = false;
      r.items = null;
    }
  }

  /** A member has an active updater now, or other children. */
  public static void invalidateIdle(CachedRange range) {
    for (CachedRange r = range; r != null && r.idle; r = r.parent) {
      r.idle = false;
    }
  }

  /** A member is registered with another range. */
  public void detach() {
    detached = true;
    for (CachedRange r = this; r != null; r = r.parent) {
      r.valid = false;
      r.items = null;
      r.idle = false;
      r.dirty = true;
    }
  }

  /** Others stand for the members from now on. */
  public void dispose() {
    detach();
    disposed = true;
    parent = null;
  }

  /** Whether it is no longer in use: a loop that is at work with it ends as it began. */
  public boolean isDisposed() {
    return disposed;
  }

  /** Sets the range that this is a part of; null for none. */
  public void setParent(CachedRange newParent) {
    parent = newParent;
  }

  // --- the cache ---

  /** Whether some members are registered elsewhere, so that changes of theirs are not reported. */
  public boolean isDetached() {
    return detached;
  }

  /** All members are registered with this range. */
  public void attached() {
    detached = false;
  }

  /** The members are about to be read; a range that gets dirty meanwhile stores nothing. */
  public void beginRead() {
    dirty = false;
  }

  /** Whether the members show the same as last time. */
  public boolean isValid() {
    return valid;
  }

  /** What the members show; null when that is not valid, or was not worth keeping. */
  public DisplayList items() {
    return items;
  }

  /** Stores what the members show; null for what is not worth keeping. */
  public void storeItems(DisplayList newItems) {
    if (!detached && !dirty) {
      valid = true;
      items = newItems;
    }
  }

  /** Whether no updater of the members and their families is active. */
  public boolean isIdle() {
    return idle;
  }

  /** Stores that no updater of the members and their families is active. */
  public void storeIdle() {
    idle = !detached && !dirty;
  }
}
