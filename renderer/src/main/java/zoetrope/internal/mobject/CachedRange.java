package zoetrope.internal.mobject;

import zoetrope.frame.DisplayList;

/**
 * The cache of neighbouring members of a {@code CachedChildren} and their families. It stores their
 * items, and the fact that none of them has an active updater. Both are valid until a member
 * changes.
 *
 * <p>Each member refers to the range that it is registered with. Each range refers to its parent,
 * the range that contains the object whose children it holds. All ranges within a valid range are
 * valid. An invalidation therefore moves upwards only until it meets a range that is already
 * invalid, and members that change in each frame cost almost nothing. A member is registered with
 * one range at a time: the range that read it last. When a member moves to another range, its old
 * range becomes detached: it stores nothing and must register its members again.
 */
public final class CachedRange {
  private CachedRange parent;
  private boolean disposed;
  private boolean detached = true;
  private boolean dirty;
  private boolean valid;
  private DisplayList items;
  private boolean idle;

  /**
   * Creates a range. {@code parent} is the range that contains the parent of its mobjects, or null.
   */
  public CachedRange(CachedRange parent) {
    this.parent = parent;
  }

  // --- invalidation ---

  /** Invalidates the items after the look or the children of a member changed. */
  public static void invalidateItems(CachedRange range) {
    for (CachedRange r = range; r != null && r.valid; r = r.parent) {
      r.valid = false;
      r.items = null;
    }
  }

  /** Invalidates the idle state after a member got an active updater or other children. */
  public static void invalidateIdle(CachedRange range) {
    for (CachedRange r = range; r != null && r.idle; r = r.parent) {
      r.idle = false;
    }
  }

  /** Invalidates the range and its parents after a member was registered with another range. */
  public void detach() {
    detached = true;
    for (CachedRange r = this; r != null; r = r.parent) {
      r.valid = false;
      r.items = null;
      r.idle = false;
      r.dirty = true;
    }
  }

  /** Detaches the range permanently; other ranges hold its members from now on. */
  public void dispose() {
    detach();
    disposed = true;
    parent = null;
  }

  /**
   * Returns whether the range was replaced. A loop that still runs over its members stores nothing.
   */
  public boolean isDisposed() {
    return disposed;
  }

  /** Sets the range that contains this one, or null. */
  public void setParent(CachedRange newParent) {
    parent = newParent;
  }

  // --- the cache ---

  /** Returns whether some members are registered elsewhere and do not report changes here. */
  public boolean isDetached() {
    return detached;
  }

  /** Records that all members are registered with this range. */
  public void attached() {
    detached = false;
  }

  /** Marks the start of a read. If a member is detached before the read ends, nothing is stored. */
  public void beginRead() {
    dirty = false;
  }

  /** Returns whether the members have not changed since the last read. */
  public boolean isValid() {
    return valid;
  }

  /** Returns the items of the members, or null if they are invalid or too cheap to cache. */
  public DisplayList items() {
    return items;
  }

  /** Stores the items of the members; null if they are too cheap to cache. */
  public void storeItems(DisplayList newItems) {
    if (!detached && !dirty) {
      valid = true;
      items = newItems;
    }
  }

  /** Returns whether no updater of the members or their families is active. */
  public boolean isIdle() {
    return idle;
  }

  /** Records that no updater of the members or their families is active. */
  public void storeIdle() {
    idle = !detached && !dirty;
  }
}
